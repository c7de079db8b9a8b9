import { type Received, send } from "@parlour/web/bridge/events";
import { createRoot, type Root } from "react-dom/client";
import { EmbeddedApp } from "./embedded-app.tsx";
import { ownStyles } from "./own-styles.ts";

const roots = new Map<string, Root>();

/**
 * Renders the app into the element that the shell passes. A shadow root isolates the styles of both sides.
 * The element belongs to the shell and remains in the page when the app unmounts.
 */
export function mount(detail: Received<"mount">): void {
  const { elementId, ...visit } = detail;
  const element = document.getElementById(elementId);
  if (element === null || roots.has(elementId)) return;
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  shadow.adoptedStyleSheets = [ownStyles()];
  const place = shadow.appendChild(document.createElement("div"));
  const root = createRoot(place, {
    onUncaughtError(error) {
      console.error(error);
      send("error", { status: 500, path: visit.path.split(/[?#]/)[0] ?? "/" });
    },
  });
  roots.set(elementId, root);
  root.render(<EmbeddedApp {...visit} onReady={() => send("mounted", { elementId })} />);
}

export function unmount(elementId: string): void {
  roots.get(elementId)?.unmount();
  roots.delete(elementId);
  document.getElementById(elementId)?.shadowRoot?.replaceChildren();
}
