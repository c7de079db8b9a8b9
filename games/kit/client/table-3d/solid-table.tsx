import { type RefObject, useEffect, useRef } from "react";
import { usePageVisibility } from "../solid/use-page-visibility.ts";
import type { SolidTableContent } from "./solid-table-content.ts";
import { useAnchors } from "./use-anchors.ts";
import { useSolidTable } from "./use-solid-table.ts";
import { useTableFocus } from "./use-table-focus.ts";

type SolidTableProps = SolidTableContent & {
  frame: RefObject<HTMLElement | null>;
  isAsked: boolean;
  onReady: () => void;
  onFail: () => void;
};

/** The 3D table. It is decoration: the flat view stays in the page for screen readers. */
export function SolidTable({ frame, anchors, onReady, ...options }: SolidTableProps) {
  const host = useRef<HTMLDivElement>(null);
  const isShown = usePageVisibility();
  const focus = useTableFocus(options.seat.table.round);
  const { isReady, faces } = useSolidTable({ ...options, host, focus, isShown });
  useAnchors({ frame, host, plan: options.plan, focus, anchors });
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  return (
    <div
      className="solid-table"
      ref={host}
      data-ready={isReady || undefined}
      data-faces={faces}
      aria-hidden="true"
    />
  );
}
