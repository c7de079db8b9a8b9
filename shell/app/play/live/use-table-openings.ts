import { openTablesTopic } from "@parlour/contracts/entities/live-table";
import { pageStream } from "@parlour/web/api/stream";
import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { RoomTable } from "./live-room.server.ts";

/** Reloads are spread over this time, because all visitors learn of an opening at the same moment. */
const spreadMs = 3_000;

/** Loads the page's tables again when a further table of a game has opened or closed. */
export function useTableOpenings(tables: readonly RoomTable[]): void {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    const receive = (data: unknown) => setOpen((data as { copies: string[] }).copies.toSorted().join());
    return pageStream().subscribe(openTablesTopic, { snapshot: receive, delta: receive, live: () => {} });
  }, []);
  const shown = tables
    .flatMap(({ slug, number }) => (number > 1 ? slug : []))
    .toSorted()
    .join();
  // `open` also contains tables that this visitor may not see, so it can't be compared with the tables on the page.
  // The page reloads only when `open` has changed.
  const [loadedFor, setLoadedFor] = useState<string | null>(null);
  useEffect(() => {
    if (open === null || open === loadedFor) return;
    if (loadedFor === null && open === shown) {
      setLoadedFor(open);
      return;
    }
    const timer = setTimeout(() => {
      setLoadedFor(open);
      void revalidate();
    }, Math.random() * spreadMs);
    return () => clearTimeout(timer);
  }, [open, loadedFor, shown, revalidate]);
}
