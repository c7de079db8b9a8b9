import { OPEN_LIVE_CHAT_ATTRIBUTE } from "@parlour/contracts/constants";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { CHAT_MEMORY_KEY } from "./chat-memory-key.ts";

const LiveChatWidget = lazy(() => import("./live-chat-widget.tsx"));

const OPENERS = `[open-live-chat], [${OPEN_LIVE_CHAT_ATTRIBUTE}]`;
const OPEN_KEY = "live-chat-open";

/**
 * Loads the chat when the visitor presses an element that opens it, whether the element is part of a page or of
 * editorial content. An active chat is restored on the next page.
 */
export function LiveChatHost({ signedIn }: { signedIn: boolean }) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const opener = useRef<HTMLElement | null>(null);

  const show = useCallback(() => {
    setWanted(true);
    setOpen(true);
    rememberOpen(true);
  }, []);
  const minimise = useCallback(() => {
    setOpen(false);
    rememberOpen(false);
    const back = opener.current;
    // Returns the focus to the element that opened the panel.
    requestAnimationFrame(() => {
      if (back?.isConnected) back.focus();
    });
  }, []);

  useEffect(() => {
    // A chat that has ended or was never started is not shown on the next page.
    if (!hasRunningChat()) rememberOpen(false);
    else if (wasOpen()) show();
    else setWanted(true);
    const openOnPress = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(OPENERS) : null;
      if (pressed === null) return;
      // The click is handled before React sees it, so that a link doesn't navigate as well.
      event.preventDefault();
      opener.current = pressed;
      show();
    };
    document.addEventListener("click", openOnPress, { capture: true });
    return () => document.removeEventListener("click", openOnPress, { capture: true });
  }, [show]);

  if (!wanted) return null;
  return (
    <Suspense>
      {/* Signing in or out changes the visitor's identity, so the connection restarts. */}
      <LiveChatWidget key={String(signedIn)} open={open} onOpen={show} onMinimise={minimise} />
    </Suspense>
  );
}

function hasRunningChat(): boolean {
  try {
    const stored = JSON.parse(localStorage.getItem(CHAT_MEMORY_KEY) ?? "null") as {
      running?: unknown;
    } | null;
    return stored?.running === true;
  } catch {
    return false;
  }
}

function wasOpen(): boolean {
  try {
    return sessionStorage.getItem(OPEN_KEY) === "1";
  } catch {
    return false;
  }
}

function rememberOpen(open: boolean): void {
  try {
    if (open) sessionStorage.setItem(OPEN_KEY, "1");
    else sessionStorage.removeItem(OPEN_KEY);
  } catch {}
}
