import { mount } from "svelte";
import App from "./App.svelte";
import { prepareTexts } from "$lib/i18n.svelte";
import { url } from "$lib/base";
import { settings } from "$lib/settings.svelte";
import "./styles/theme.css";
import "./styles/base.css";

const target = document.getElementById("app");
if (target) {
  await prepareTexts(settings.language);
  mount(App, { target });
  // The shell is laid by for days without a net once everything else has come; over plain HTTP there is no such thing.
  const layBy = (): void => void navigator.serviceWorker.register(url("/worker.js")).catch(() => undefined);
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    if (document.readyState === "complete") layBy();
    else addEventListener("load", layBy);
  }
}
