import { type ReactNode, useEffect, useRef } from "react";

type ResultProps = {
  /** Identifies the result. The page scrolls to it again when this changes. */
  of: string;
  children: ReactNode;
};

/**
 * Scrolls to a result and focuses it when it appears, because on a phone it might be outside the visible
 * area.
 */
export function Result({ of, children }: ResultProps) {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to each new result
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: "center" });
  }, [of]);
  return (
    <div ref={place} tabIndex={-1} className="min-w-0 outline-none" data-testid="result">
      {children}
    </div>
  );
}
