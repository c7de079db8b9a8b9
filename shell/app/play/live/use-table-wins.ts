import { type TableWin, winsTopic } from "@parlour/contracts/entities/live-table";
import { pageStream } from "@parlour/web/api/stream";
import { useEffect, useState } from "react";

/**
 * The latest wins at the live tables: at first those rendered with the page, then those from the live stream.
 */
export function useTableWins(rendered: readonly TableWin[]): readonly TableWin[] {
  const [wins, setWins] = useState(rendered);
  useEffect(() => {
    const receive = (data: unknown) => setWins((data as { wins: TableWin[] }).wins);
    return pageStream().subscribe(winsTopic, { snapshot: receive, delta: receive, live: () => {} });
  }, []);
  return wins;
}
