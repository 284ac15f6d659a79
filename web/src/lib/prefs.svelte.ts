/** What the reader likes, kept in this browser. */

export type Lang = "en" | "de";
export type Theme = "system" | "light" | "dark";
export type Confirm = "final" | "all" | "none";

const KEY = "kronrat.prefs";

class Prefs {
  lang = $state<Lang>(navigator.language.startsWith("de") ? "de" : "en");
  theme = $state<Theme>("system");
  confirm = $state<Confirm>("final");
  sound = $state(false);
  name = $state("");

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
    } catch {
      // a browser without storage plays with the defaults
    }
  }

  /** Writes the page's attributes and the storage; called from an effect, so it follows every change. */
  apply() {
    const { lang, theme, confirm, sound, name } = this;
    document.documentElement.lang = lang;
    document.documentElement.dataset.theme = theme;
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, confirm, sound, name }));
    } catch {
      // see above
    }
  }
}

export const prefs = new Prefs();
