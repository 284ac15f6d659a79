import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { loadIcons } from "./lib/art.svelte";
import { watchTouches } from "./lib/frame";

loadIcons();
watchTouches();
export default mount(App, { target: document.getElementById("app")! });
