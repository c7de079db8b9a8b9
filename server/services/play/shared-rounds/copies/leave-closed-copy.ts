import { parseCopySlug } from "@parlour/rules/table-copy";
import type { Clock } from "@parlour/server/kit/clock";
import type { Table } from "../table.ts";
import { closedCopyStay } from "./closed-copy-stay.ts";

type Leaving = {
  clock: Clock;
  table: Table;
  owner: string;
  isOpen(): boolean;
  leave(): void;
};

/**
 * Calls `leave` once the copy has closed and the player has seen the end of their bets there, so that their page
 * connects to a table that is open. Returns the function that stops waiting.
 */
export async function leaveClosedCopy({ clock, table, owner, isOpen, leave }: Leaving): Promise<() => void> {
  if (parseCopySlug(table.game.slug) === undefined) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    if (isOpen()) return;
    const round = table.round();
    const own = table.bets().filter((bet) => bet.owner === owner && bet.number === round?.number);
    const states = own.map(({ state }) => state);
    const now = clock.now();
    const stay = closedCopyStay(
      { states, endsAt: round?.endsAt ?? null, nextAt: round?.nextAt ?? null },
      now,
    );
    if (stay === "END") return;
    timer = setTimeout(leave, stay === null ? 0 : stay.getTime() - now.getTime());
    timer.unref();
  };
  const stop = await table.join({ onRound: check, onBets: check, onAdmission: check });
  check();
  return () => {
    clearTimeout(timer);
    stop();
  };
}
