import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadIcons } from "./lib/art.svelte";

loadIcons();
export default mount(App, { target: document.getElementById("app")! });
