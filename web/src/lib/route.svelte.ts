/** Where we are: `/`, `/table/ID`, `/rules/GAME`, `/rules/GAME/aid`, below the server\'s root. */

import { root } from "./root";

export type Route = { page: "home" } | { page: "lost" } | { page: "table"; id: string } | { page: "rules" | "aid"; game: string };

function read(): Route {
  const [first, second, third] = location.pathname.slice(root.length).split("/").filter(Boolean);
  if (first === "table" && second) return { page: "table", id: second };
  if (first === "rules" && second) return third && third !== "aid" ? { page: "lost" } : { page: third ? "aid" : "rules", game: second };
  return { page: first ? "lost" : "home" };
}

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener("popstate", () => (this.route = read()));
    document.addEventListener("click", this.follow);
  }

  go(path: string) {
    history.pushState(null, "", root + path);
    this.route = read();
    scrollTo(0, 0);
  }

  /** Links inside the app change the route without loading the page. */
  private follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.("a");
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const path = link.pathname.slice(root.length);
    if (!link.pathname.startsWith(`${root}/`) || /^\/(api|help)(\/|$)/.test(path) || link.hash) return;
    event.preventDefault();
    this.go(path);
  };
}

export const router = new Router();
