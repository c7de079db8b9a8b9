import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Closes menus on navigation. If the focused element was on the previous page, moves the focus to the new
 * page.
 */
export function usePageChange(mainId: string): void {
  const { key } = useLocation();
  const page = useRef(key);
  useEffect(() => {
    // A menu that was opened before hydration stays open.
    if (page.current === key) return;
    page.current = key;
    // Menus are native popovers, which stay open when the router opens another page.
    for (const open of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) open.hidePopover();
    if (document.activeElement === document.body) {
      document.getElementById(mainId)?.focus({ preventScroll: true });
    }
  }, [key, mainId]);
}
