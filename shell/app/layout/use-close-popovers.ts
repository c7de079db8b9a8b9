import { useEffect } from "react";
import { useLocation } from "react-router";

/** Menus are native popovers that know nothing of the router: leaving a page closes them. */
export function useClosePopovers(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key, which is what matters here
  useEffect(() => {
    for (const open of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) open.hidePopover();
  }, [key]);
}
