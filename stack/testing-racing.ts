import { createHash, randomUUID } from "node:crypto";
import { getRace } from "@parlour/contracts/calls/racing/racebook/get-race";
import { listNextRaces } from "@parlour/contracts/calls/racing/racebook/list-next-races";
import { listRacingBets } from "@parlour/contracts/calls/racing/racebook/list-racing-bets";
import { placeRacingBet } from "@parlour/contracts/calls/racing/racebook/place-racing-bet";
import { verifyLedger } from "@parlour/ledger/verify";
import type { Queryable } from "@parlour/server/kit/database";
import { nonRunnerOf, verifyPools } from "@parlour/server/services/racing/racebook";
import { expect } from "vitest";
import type { TestClient, TestStack } from "./testing.ts";
import { depositTo } from "./testing-money.ts";
import { addPlayer, signIn } from "./testing-people.ts";

const MINUTE_MS = 60_000;
const currency = "USD";

/** The clock jumps from race to race, so sessions must not time out. */
export const raceDayEnvironment = { SESSION_IDLE_SECONDS: "86400", SESSION_ABSOLUTE_SECONDS: "604800" };

type SeededRace = Parameters<typeof nonRunnerOf>[0];

/**
 * Gives a race new random seeds until one decides that a horse will be withdrawn; returns that horse's number.
 */
export async function giveNonRunner(db: Queryable, raceId: string): Promise<number> {
  const [race] = await db.query<SeededRace>("select id, card, seed from racing_races where id = $1", [
    raceId,
  ]);
  let seed = race!.seed!;
  while (nonRunnerOf({ ...race!, seed }) === null) seed = randomUUID();
  const seedHash = createHash("sha256").update(seed).digest("hex");
  await db.query("update racing_races set seed = $2, seed_hash = $3 where id = $1", [raceId, seed, seedHash]);
  return nonRunnerOf({ ...race!, seed })!;
}

/** Provides funded players, and the actions that tests perform on races. */
export function raceDay(stack: TestStack) {
  const visitor = stack.client();
  const cardOf = async (raceId: string) => (await visitor.call(getRace, { params: { raceId } })).body;
  const step = () => stack.ports.racebook.driver.step();
  return {
    cardOf,
    step,
    async addPunter(amountMinor = 100_000n): Promise<TestClient> {
      const player = await addPlayer(stack, { currency, trustsEveryDevice: true });
      await depositTo(stack, { playerId: player.id, id: "start", currency, amountMinor });
      const client = stack.client();
      await signIn(client, player);
      return client;
    },
    bet: (player: TestClient, body: Record<string, unknown>, key: string = randomUUID()) =>
      player.call(placeRacingBet, { body: { currency, ...body }, headers: { "idempotency-key": key } }),
    /** Finds the next race that meets a condition. */
    async nextRace(isWanted: (card: Awaited<ReturnType<typeof cardOf>>) => boolean = () => true) {
      const { body } = await visitor.call(listNextRaces, { query: { limit: "20" } });
      for (const { raceId } of body.races) {
        const card = await cardOf(raceId);
        if (isWanted(card)) return card;
      }
      throw new Error("no such race is published");
    },
    async startRace(startsAt: string): Promise<void> {
      stack.clock.set(new Date(startsAt));
      await step();
    },
    /** Advances the clock to the start of the race and then past the official result. */
    async runRace(startsAt: string): Promise<void> {
      stack.clock.set(new Date(startsAt));
      await step();
      stack.clock.advance(8 * MINUTE_MS);
      await step();
    },
    async betsOf(player: TestClient) {
      return (await player.call(listRacingBets, { query: { limit: "50" } })).body.items;
    },
    /**
     * Checks that every settled pool agrees with its bets and with the ledger, and that the ledger is
     * consistent.
     */
    async expectBooksAgree(): Promise<number> {
      const { pools, differences } = await verifyPools(stack.kit.db);
      expect(differences).toEqual([]);
      expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
      return pools;
    },
  };
}

export type RaceDay = ReturnType<typeof raceDay>;
