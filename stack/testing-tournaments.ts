import { randomUUID } from "node:crypto";
import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { buyPokerTournamentChips } from "@parlour/contracts/calls/poker/poker-tournaments/buy-poker-tournament-chips";
import { getPokerTournament } from "@parlour/contracts/calls/poker/poker-tournaments/get-poker-tournament";
import { listPokerTournaments } from "@parlour/contracts/calls/poker/poker-tournaments/list-poker-tournaments";
import { registerForPokerTournament } from "@parlour/contracts/calls/poker/poker-tournaments/register-for-poker-tournament";
import { unregisterFromPokerTournament } from "@parlour/contracts/calls/poker/poker-tournaments/unregister-from-poker-tournament";
import { vi } from "vitest";
import type { TestClient, TestStack } from "./testing.ts";
import { joinTable, type PokerClient } from "./testing-poker.ts";

/** The calls that a player makes in tournaments. */
export const tournamentCalls = {
  unlocked: async (client: TestClient): Promise<number> =>
    (await client.call(listBalances)).body.find(({ type }) => type === "Unlocked")!.amount,
  register: (client: TestClient, tournamentId: string, key: string = randomUUID()) =>
    client.call(registerForPokerTournament, {
      params: { tournamentId },
      headers: { "idempotency-key": key },
    }),
  unregister: (client: TestClient, tournamentId: string) =>
    client.call(unregisterFromPokerTournament, {
      params: { tournamentId },
      headers: { "idempotency-key": randomUUID() },
    }),
  buy: (client: TestClient, tournamentId: string, kind: "RE_BUY" | "ADD_ON", key: string = randomUUID()) =>
    client.call(buyPokerTournamentChips, {
      params: { tournamentId },
      body: { kind },
      headers: { "idempotency-key": key },
    }),
  details: async (client: TestClient, tournamentId: string) =>
    (await client.call(getPokerTournament, { params: { tournamentId } })).body,
  until: <Result>(read: () => Promise<Result>, holds: (result: Result) => boolean) =>
    vi.waitFor(
      async () => {
        const result = await read();
        if (!holds(result)) throw new Error(`not yet: ${JSON.stringify(result)?.slice(0, 2_000)}`);
        return result;
      },
      { timeout: 20_000, interval: 50 },
    ),
};

/** Bets or raises the maximum or, if that is not possible, calls or checks. */
async function shove(seat: PokerClient): Promise<void> {
  const { legal } = seat.view().you;
  const range = legal!.raise ?? legal!.bet;
  if (range) await seat.act(legal!.raise ? "raise" : "bet", range.max);
  else await seat.act(legal!.call === null ? "check" : "call");
}

async function checkOrFold(seat: PokerClient): Promise<void> {
  await seat.act(seat.view().you.legal!.check ? "check" : "fold");
}

const mayAct = (seat: PokerClient): boolean => seat.isToAct() && seat.view().you.legal !== null;
const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 20));
const mostSteps = 1_500;

export function tournamentFloor(stack: TestStack) {
  return {
    houseBalance: async (account: string): Promise<number> =>
      Number((await stack.kit.ledger.accountsOf("house")).get(account) ?? 0n),
    /** Returns the tournament of this name that takes entries. After one has started, the next opens a moment later. */
    async openTournament(name: string) {
      const client = stack.client();
      const find = async () =>
        (await client.call(listPokerTournaments)).body.tournaments.find(
          (one) => one.name === name && one.status === "REGISTERING",
        );
      return (await tournamentCalls.until(find, (found) => found !== undefined))!;
    },
    /** Makes every player move all in until `isOver` returns true. */
    async playAllIn(seats: PokerClient[], isOver: () => Promise<boolean>): Promise<void> {
      for (let step = 0; step < mostSteps && !(await isOver()); step++) {
        const next = seats.find(mayAct);
        if (next) await shove(next);
        else stack.clock.advance(1_000);
        await nextTurn();
      }
    },
    /**
     * Like `playAllIn`, at the tables of a tournament: players follow their seats when they are moved. They
     * move all in at one table at a time, so that players bust one after the other.
     */
    async playAllTables(
      clients: readonly TestClient[],
      tournamentId: string,
      isOver: (tournament: Awaited<ReturnType<typeof tournamentCalls.details>>) => boolean | Promise<boolean>,
    ): Promise<void> {
      const seats = new Map<TestClient, { tableId: string; seat: PokerClient }>();
      for (let step = 0; step < mostSteps; step++) {
        let hasActed = false;
        for (const client of clients) {
          const tournament = await tournamentCalls.details(client, tournamentId);
          if (await isOver(tournament)) {
            for (const { seat } of seats.values()) seat.close();
            return;
          }
          const tableId = tournament.tables.find(({ isYours }) => isYours)?.id ?? null;
          const known = seats.get(client);
          if (known && known.tableId !== tableId) {
            known.seat.close();
            seats.delete(client);
          }
          if (tableId === null) continue;
          if (!seats.has(client))
            seats.set(client, { tableId, seat: await joinTable(client, stack.origin, tableId) });
          const { seat } = seats.get(client)!;
          if (!mayAct(seat)) continue;
          const first = tournament.tables.find(({ players }) => players > 1);
          await (tableId === first?.id ? shove(seat) : checkOrFold(seat));
          hasActed = true;
        }
        if (!hasActed) stack.clock.advance(1_000);
        await nextTurn();
      }
      throw new Error("The tournament did not get as far as the test expects.");
    },
  };
}
