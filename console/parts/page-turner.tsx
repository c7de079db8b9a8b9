import { Button } from "@parlour/web/ui/button";
import { useState } from "react";

export type Turning = {
  /** The cursor of the current page; undefined on the first. */
  cursor: string | undefined;
  back: (() => void) | undefined;
  turnTo(next: string): void;
  restart(): void;
};

/** Paging through a cursor-based list; it remembers the cursors for going back. */
export function useTurning(): Turning {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    cursor: cursors.at(-1),
    back: cursors.length === 0 ? undefined : () => setCursors(cursors.slice(0, -1)),
    turnTo: (next) => setCursors([...cursors, next]),
    restart: () => setCursors([]),
  };
}

type PageTurnerProps = {
  turning: Turning;
  next: string | null | undefined;
  /** The labels of both directions. */
  names?: { back: string; next: string };
};

export function PageTurner({ turning, next, names = { back: "Newer", next: "Older" } }: PageTurnerProps) {
  return (
    <div className="mt-4 flex justify-between gap-3">
      <Button disabled={!turning.back} onClick={turning.back}>
        {names.back}
      </Button>
      <Button disabled={!next} onClick={() => next && turning.turnTo(next)}>
        {names.next}
      </Button>
    </div>
  );
}
