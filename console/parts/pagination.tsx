import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { useLocation, useSearchParams } from "react-router";

export type CursorPagination = {
  /** The cursor of the current page; undefined on the first. */
  cursor: string | undefined;
  back: (() => void) | undefined;
  goTo(next: string): void;
  restart(): void;
};

type PageState = { cursors?: Readonly<Record<string, readonly string[]>> } | null;

/**
 * Pages through a cursor-based list. The cursor is in the URL, so that a shared link shows the same page. Each page is
 * an entry in the browser's history, so that Back returns to the page before; the entry stores the cursors of
 * earlier pages. A new filter replaces the entry.
 */
export function useCursorPagination(name = "cursor"): CursorPagination {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: PageState };
  const cursor = params.get(name) ?? undefined;
  const before = cursor === undefined ? [] : (state?.cursors?.[name] ?? []);
  const show = (next: string | undefined, cursors: readonly string[], replace = false) =>
    setParams(
      (shown) => {
        const changed = new URLSearchParams(shown);
        if (next === undefined) changed.delete(name);
        else changed.set(name, next);
        return changed;
      },
      { state: { ...state, cursors: { ...state?.cursors, [name]: cursors } }, replace },
    );
  return {
    cursor,
    back: cursor === undefined ? undefined : () => show(before.at(-1), before.slice(0, -1)),
    goTo: (next) => show(next, cursor === undefined ? [] : [...before, cursor]),
    restart: () => {
      if (cursor !== undefined) show(undefined, [], true);
    },
  };
}

/** Like `useCursorPagination`, but for dialogs: the cursor is not kept in the URL. */
export function useLocalPagination(): CursorPagination {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    cursor: cursors.at(-1),
    back: cursors.length === 0 ? undefined : () => setCursors(cursors.slice(0, -1)),
    goTo: (next) => setCursors([...cursors, next]),
    restart: () => setCursors([]),
  };
}

/** The button labels for queues, which list the oldest items first. */
export const queueNames = { back: "Back", next: "Next" };

type PaginationProps = {
  pagination: CursorPagination;
  next: string | null | undefined;
  names?: { back: string; next: string };
};

/** Buttons to page through a list; hidden if there is only one page. */
export function Pagination({ pagination, next, names = { back: "Newer", next: "Older" } }: PaginationProps) {
  if (!next && !pagination.back) return null;
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
