import { type ReactNode, useEffect, useRef } from "react";

/** Brings a field into view and focuses it when a link asks for it. */
export function FocusTarget({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    box.current?.scrollIntoView({ block: "center" });
    box.current?.querySelector<HTMLElement>("input, textarea, select")?.focus({ preventScroll: true });
  }, [isWanted]);
  return <div ref={box}>{children}</div>;
}
