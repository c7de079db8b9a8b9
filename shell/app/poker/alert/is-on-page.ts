import type { OwnPokerSeat } from "@parlour/contracts/entities/poker";

type Seat = Pick<OwnPokerSeat, "tableId" | "entry">;
type Page = { pathname: string; search: string };

/** Whether a page shows a seat itself: the table's own page, or the page with several tables. */
export function isOnPage({ tableId, entry }: Seat, { pathname, search }: Page): boolean {
  const values = new URLSearchParams(search);
  if (pathname === "/poker/tiles")
    return entry === 1 && (values.get("tables") ?? "").split(",").includes(tableId);
  return pathname === `/poker/tables/${tableId}` && (values.get("entry") === "2" ? 2 : 1) === entry;
}
