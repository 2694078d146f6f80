import { mount } from "svelte";
import App from "$src/shell/App.svelte";
import { url } from "$src/shell/basePath";
import { prepareTexts } from "$src/shell/i18n.svelte";
import { settings } from "$src/shell/settings.svelte";
import "$src/styles/theme.css";
import "$src/styles/base.css";

const target = document.getElementById("app");
if (target) {
  await prepareTexts(settings.language);
  mount(App, { target });
  // Cache the shell for offline use once everything else has loaded; over plain HTTP there is no service worker.
  const layBy = (): void => void navigator.serviceWorker.register(url("/worker.js")).catch(() => undefined);
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    if (document.readyState === "complete") layBy();
    else addEventListener("load", layBy);
  }
}
