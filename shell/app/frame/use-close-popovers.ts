import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Menus are native popovers that know nothing of the router: leaving a page closes them. */
export function useClosePopovers(): void {
  const { key } = useLocation();
  const page = useRef(key);
  useEffect(() => {
    // What was opened before the scripts came stays open when they come.
    if (page.current === key) return;
    page.current = key;
    for (const open of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) open.hidePopover();
  }, [key]);
}
