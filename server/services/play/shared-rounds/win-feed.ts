import { type TableWin, winsTopic } from "@parlour/contracts/entities/live-table";
import { maskName } from "@parlour/rules/mask-name";
import { amountOf } from "@parlour/rules/money";
import { gatherWork } from "@parlour/server/kit/gather-work";
import type { Kit } from "@parlour/server/kit/kit";
import type { Players } from "@parlour/server/kit/ports/players";
import type { StreamSource } from "@parlour/server/kit/stream/stream-source";
import { type Bet, listLatestWins } from "./bet-store.ts";

const winsShown = 20;
/** Wins are listed for one day. */
const newsMs = 86_400_000;

/** The latest wins at the tables of the live room: real-money bets that were paid more than their stake. */
export type WinFeed = {
  list(): Promise<TableWin[]>;
  /** Receives settled bets; called on every server. */
  receive(bets: readonly Bet[]): void;
  topic: StreamSource;
};

type Parts = Pick<Kit, "db" | "clock" | "log"> & {
  slugs: readonly string[];
  players: Pick<Players, "findPublicNames">;
};

export function createWinFeed({ db, clock, log, slugs, players }: Parts): WinFeed {
  const listeners = new Set<() => void>();

  async function list(): Promise<TableWin[]> {
    const since = new Date(clock.now().getTime() - newsMs);
    const bets = await listLatestWins(db, { slugs, since, count: winsShown });
    // The owner of a real-money bet is its player. Names are read each time, so a change applies to earlier wins too.
    const nicknames = await players.findPublicNames(bets.map(({ owner }) => owner));
    const nameOf = (playerId: string) => {
      const nickname = nicknames.get(playerId);
      return nickname === undefined ? null : maskName(nickname);
    };
    return bets.map(({ id, slug, owner, winMinor, currency, closedAt }) => ({
      id,
      slug,
      name: nameOf(owner),
      amount: amountOf(BigInt(winMinor), currency),
      currency,
      at: closedAt.getTime(),
    }));
  }
  const state = async () => ({ version: null, data: { wins: await list() } });

  return {
    list,
    receive(bets) {
      const isNews = bets.some(
        ({ state: reached, practice, winMinor, stakeMinor }) =>
          reached === "PAID" && !practice && winMinor > stakeMinor,
      );
      if (isNews) for (const listener of listeners) listener();
    },
    topic: {
      pattern: winsTopic,
      access: "anyone",
      snapshot: state,
      async listen(_params, onChange) {
        let isStopped = false;
        const send = async () => {
          const change = await state();
          if (!isStopped) onChange(change);
        };
        // Many tables settle their bets at the same time, so the wins of all these tables share one read.
        const request = gatherWork({
          gatherMs: 0,
          onError: (error) => log.warn({ err: error }, "the latest wins were not read"),
        });
        const notify = () => request(winsTopic, send);
        listeners.add(notify);
        return async () => {
          isStopped = true;
          listeners.delete(notify);
        };
      },
    },
  };
}
