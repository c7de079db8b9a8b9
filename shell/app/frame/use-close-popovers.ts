import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Closes menus on navigation: they are native popovers and do not know about the router. */
export function useClosePopovers(): void {
  const { key } = useLocation();
  const page = useRef(key);
  useEffect(() => {
    // A menu opened before hydration stays open.
    if (page.current === key) return;
    page.current = key;
    for (const open of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) open.hidePopover();
  }, [key]);
}
