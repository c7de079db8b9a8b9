import { Button } from "@parlour/web/ui/button";
import { useState } from "react";

export type CursorPagination = {
  /** The cursor of the current page; undefined on the first. */
  cursor: string | undefined;
  back: (() => void) | undefined;
  goTo(next: string): void;
  restart(): void;
};

/** Paging through a cursor-based list; it remembers the cursors for going back. */
export function useCursorPagination(): CursorPagination {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    cursor: cursors.at(-1),
    back: cursors.length === 0 ? undefined : () => setCursors(cursors.slice(0, -1)),
    goTo: (next) => setCursors([...cursors, next]),
    restart: () => setCursors([]),
  };
}

type PaginationProps = {
  pagination: CursorPagination;
  next: string | null | undefined;
  /** The labels of both directions. */
  names?: { back: string; next: string };
};

export function Pagination({ pagination, next, names = { back: "Newer", next: "Older" } }: PaginationProps) {
  return (
    <div className="mt-4 flex justify-between gap-3">
      <Button disabled={!pagination.back} onClick={pagination.back}>
        {names.back}
      </Button>
      <Button disabled={!next} onClick={() => next && pagination.goTo(next)}>
        {names.next}
      </Button>
    </div>
  );
}
