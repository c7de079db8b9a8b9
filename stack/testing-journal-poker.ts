import { setTimeout as sleep } from "node:timers/promises";
import type { PokerHandSummary } from "@parlour/contracts/entities/poker";
import type { Database } from "@parlour/server/kit/database";
import { expect } from "vitest";
import type { BetProduct, JournalKeeper } from "./testing-journal.ts";
import { reach, readAll } from "./testing-journal-bets.ts";
import { type Regular, seatRegular } from "./testing-poker-regular.ts";

const tableId = "amber";
const seats = 4;

/**
 * Hands at a cash table. Chips are not cash while players are seated, so all of them leave before the books are
 * compared. Every hand that a player watched to its end must be in the player's list exactly once, and only the
 * results in this list may change the player's cash.
 */
export function pokerHands(database: Database): BetProduct {
  let regulars: (Regular & { keeper: JournalKeeper })[] = [];
  return {
    name: "poker",
    async organise(journal, isOver) {
      regulars = journal.keepers.slice(0, seats).map((keeper, at) => ({
        ...seatRegular({
          tableId,
          seat: at + 1,
          cookie: keeper.payer.cookie,
          guest: null,
          origin: journal.pickOrigin,
          random: Math.random,
        }),
        keeper,
      }));
      while (!isOver()) await sleep(100);
      await Promise.all(regulars.map((regular) => regular.leave()));
    },
    async finish(journal) {
      await reach("the cash-out of the last hand", async () => {
        const busy = await database.query("select from poker_tables where is_busy");
        return busy.length === 0;
      });
      for (const { keeper, hands } of regulars) {
        const path = `/services/poker/v1/profiles/${keeper.payer.handle}/hands?limit=100`;
        const listed = await readAll<PokerHandSummary>(journal, keeper, path);
        const ids = listed.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect([...hands].filter((id) => !ids.includes(id))).toEqual([]);
        for (const { id, net } of listed) {
          if (keeper.settledBets.has(`poker ${id}`)) continue;
          keeper.settledBets.add(`poker ${id}`);
          keeper.cashMinor += Math.round(net * 100);
          journal.noteAction("poker hand");
        }
      }
      regulars = [];
    },
  };
}
