import { createContext, use } from "react";

/**
 * The open modal dialog that contains a component. Popups must be rendered inside it, because the rest of the
 * page is inert.
 */
export const FloatContainerContext = createContext<HTMLElement | null>(null);

/**
 * Where a popup is rendered and how it is positioned: fixed inside a dialog, which would otherwise clip it.
 */
export function useFloatPlace() {
  const container = use(FloatContainerContext);
  return { container: container ?? undefined, positionMethod: container ? "fixed" : "absolute" } as const;
}

/** The classes of every popup's surface. */
export const floatClass =
  "float-in z-50 max-w-[calc(100vw-1rem)] rounded-card border border-line bg-raised p-1.5 text-ivory shadow-float outline-none";

/** The classes of an item in a popup list. */
export const floatItemClass =
  "flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-chip px-3 py-2 text-left outline-none select-none data-highlighted:bg-lifted data-disabled:cursor-default data-disabled:opacity-45";
