import { send } from "@parlour/web/bridge/events";
import type { MouseEvent } from "react";

/** Asks the shell to navigate to another page. */
export function go(path: string, replace = false): void {
  send("navigate", { path, replace });
}

/**
 * Returns a click handler for links: a plain click navigates within the app, and a click with a modifier key
 * is left to the browser.
 */
export function goOnPress(path: string) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(path);
  };
}
