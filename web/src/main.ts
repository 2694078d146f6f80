import { mount } from "svelte";
import App from "./App.svelte";
import { prepareTexts } from "$lib/i18n.svelte";
import { settings } from "$lib/settings.svelte";
import "./styles/theme.css";
import "./styles/base.css";

const target = document.getElementById("app");
if (target) {
  await prepareTexts(settings.language);
  mount(App, { target });
}
