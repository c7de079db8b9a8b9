import { type RefObject, useLayoutEffect } from "react";

const gapPx = 6;
const tallestPx = 320;

/**
 * Shows a manual popover below its anchor, or above it if there is more room. In the browser's top layer it
 * is neither clipped by a scrolling panel nor made inert by a dialog around it.
 */
export function useAnchoredPopover(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const floating = popover.current;
    if (floating === null || !open) return;
    const place = () => {
      const box = anchor.current?.getBoundingClientRect();
      if (box === undefined) return;
      const below = window.innerHeight - box.bottom - 2 * gapPx;
      const above = box.top - 2 * gapPx;
      const upwards = below < Math.min(tallestPx, above);
      floating.style.left = `${box.left}px`;
      floating.style.width = `${box.width}px`;
      floating.style.maxHeight = `${Math.min(tallestPx, upwards ? above : below)}px`;
      floating.style.top = upwards ? "auto" : `${box.bottom + gapPx}px`;
      floating.style.bottom = upwards ? `${window.innerHeight - box.top + gapPx}px` : "auto";
    };
    floating.showPopover();
    place();
    window.addEventListener("scroll", place, true);
    window.addEventListener("resize", place);
    return () => {
      window.removeEventListener("scroll", place, true);
      window.removeEventListener("resize", place);
      if (floating.isConnected) floating.hidePopover();
    };
  }, [open, anchor, popover]);
}
