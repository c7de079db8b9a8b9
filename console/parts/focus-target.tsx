import { type ReactNode, useEffect, useRef } from "react";

/** Scrolls to a field and focuses it if `isWanted`, for links that lead to a particular field. */
export function FocusTarget({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    box.current?.scrollIntoView({ block: "center" });
    box.current?.querySelector<HTMLElement>("input, textarea, select")?.focus({ preventScroll: true });
  }, [isWanted]);
  return <div ref={box}>{children}</div>;
}
