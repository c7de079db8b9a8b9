import { createContext, use } from "react";

/** The open modal dialog around a component: popups must render inside it because the rest of the page is inert. */
export const FloatContainerContext = createContext<HTMLElement | null>(null);

/** Where a popup renders and how it is positioned: fixed inside a dialog, which would clip it otherwise. */
export function useFloatPlace() {
  const container = use(FloatContainerContext);
  return { container: container ?? undefined, positionMethod: container ? "fixed" : "absolute" } as const;
}

/** The surface of popups. */
export const floatClass =
  "float-in z-50 max-w-[calc(100vw-1rem)] rounded-card border border-line bg-raised p-1.5 text-ivory shadow-float outline-none";

/** An item of a popup list. */
export const floatItemClass =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-chip px-3 py-2 text-left outline-none select-none data-highlighted:bg-lifted data-disabled:cursor-default data-disabled:opacity-45";
