/** What the reader likes, kept in this browser. */

export type Lang = "en" | "de";
export type Theme = "system" | "light" | "dark";
export type Confirm = "final" | "all" | "none";
/** How fast one sees what others did: at once, quick, calm, or one step at a touch. */
export type Speed = "instant" | "quick" | "calm" | "step";
export type Motion = "system" | "full" | "none";

const KEY = "kronrat.prefs";
const quiet = matchMedia("(prefers-reduced-motion: reduce)");

class Prefs {
  lang = $state<Lang>(navigator.language.startsWith("de") ? "de" : "en");
  theme = $state<Theme>("system");
  confirm = $state<Confirm>("none");
  speed = $state<Speed>("quick");
  /** How fast a replay runs, of 1. */
  pace = $state(1);
  /** How large type is, of 1. */
  type = $state(1);
  /** How near the map is at first, of 1. */
  zoom = $state(1);
  /** The hue of each seat: by its place, or another order of the same hues. */
  colours = $state<number[]>([]);
  movement = $state<Motion>("system");
  sound = $state(false);
  name = $state("");
  /** What the system says of motion. */
  private quiet = $state(quiet.matches);

  constructor() {
    quiet.addEventListener("change", () => (this.quiet = quiet.matches));
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      // a browser without storage plays with the defaults
    }
  }

  /** Whether things may be seen to move. */
  get motion(): boolean {
    return this.movement === "full" || (this.movement === "system" && !this.quiet);
  }

  /** Writes the page's attributes and the storage; called from an effect, so it follows every change. */
  apply() {
    const { lang, theme, confirm, speed, pace, type, zoom, colours, movement, sound, name } = this;
    const root = document.documentElement;
    root.lang = lang;
    root.dataset.theme = theme;
    root.style.setProperty("--type", String(type));
    root.toggleAttribute("data-still", !this.motion);
    for (let seat = 0; seat < SEATS; seat++) {
      const other = colours[seat];
      if (other === undefined || other === seat) root.style.removeProperty(`--seat-${seat}`);
      else root.style.setProperty(`--seat-${seat}`, HUES[other]!);
    }
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, confirm, speed, pace, type, zoom, colours, movement, sound, name }));
    } catch {
      // see above
    }
  }
}

/** The hues of the eight seats, as in app.css. */
export const HUES = [
  "light-dark(#a8240f, #ee6a45)", "light-dark(#1d5a9e, #6fa8ea)", "light-dark(#996900, #e2b04a)", "light-dark(#2a7249, #5fbd8a)",
  "light-dark(#501d64, #997ca9)", "light-dark(#214f57, #60dff9)", "light-dark(#2b2f36, #edf0f5)", "light-dark(#57290a, #f5d0bc)",
];
const SEATS = HUES.length;

export const prefs = new Prefs();
