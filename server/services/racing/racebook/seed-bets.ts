import { amountOf } from "@parlour/rules/money";
import { isRefusal } from "../../../kit/refusal.ts";
import { createBetRows } from "./bet-rows.ts";
import type { BackedBet } from "./liability.ts";
import { priceBet } from "./price-bet.ts";
import { fixedPrice, modelOf } from "./race-prices.ts";
import { findRace, listDue } from "./race-store.ts";
import type { RacebookParts } from "./racebook-parts.ts";
import { stakeOf } from "./wager-operations.ts";

export type SeedBet = { id: string; playerId: string; currency: string; stakeMinor: bigint; choice: number };

/** Lists the races that start before the given time and have not been settled. */
export async function listRacesBefore({ kit }: RacebookParts, before: Date): Promise<string[]> {
  return (await listDue(kit.db, before)).map(({ id }) => id);
}

/**
 * Places win bets on an open race for the sandbox's generated history, at current prices and in one commit. `choice`
 * picks the runner.
 */
export async function seedWinBets(
  parts: RacebookParts,
  raceId: string,
  bets: readonly SeedBet[],
): Promise<void> {
  const { kit, wagering } = parts;
  const race = await findRace(kit.db, raceId);
  if (!race) throw new Error(`There is no race ${raceId}`);
  const { runners } = modelOf(race);
  const priced: BackedBet[] = [];
  for (const { id, playerId, currency, stakeMinor, choice } of bets) {
    const runner = runners[choice % runners.length]!;
    const result = await priceBet(parts, {
      market: "FIXED",
      raceId,
      kind: "win",
      runners: [runner],
      stake: amountOf(stakeMinor, currency),
      currency,
      price: fixedPrice(race, "win", [runner])! / 1000,
    });
    if (isRefusal(result)) throw new Error(`A bet on ${raceId} was refused: ${JSON.stringify(result.body)}`);
    const { bet, backing } = result;
    priced.push({ ...bet, raceIds: [raceId], backing, id, playerId, placedAt: kit.clock.now() });
  }
  const rows = createBetRows(kit.clock);
  const answers = await Promise.all(priced.map((bet) => wagering.place(stakeOf(bet), rows, bet)));
  const failed = answers.find(({ outcome }) => outcome !== "POSTED");
  if (failed) throw new Error(`A bet on ${raceId} was not taken: ${failed.outcome}`);
}
