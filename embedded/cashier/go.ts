import { send } from "@parlour/web/bridge/events";
import type { MouseEvent } from "react";

export const ROOT = "/account/cashier";

/** Asks the shell to lead the player to another page. */
export function go(path: string, replace = false): void {
  send("navigate", { path, replace });
}

/** For links: an ordinary press stays in the page, any other does what the browser does. */
export function goOnPress(path: string) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(path);
  };
}
