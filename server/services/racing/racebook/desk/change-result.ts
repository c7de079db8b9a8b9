import type { Queryable } from "../../../../kit/database.ts";
import { reopenPools } from "../pool-store.ts";
import { startingPricesOf, withdrawnRunners } from "../race-prices.ts";
import { canBecome } from "../race-state.ts";
import { type RaceRow, updateRace, type Withdrawal } from "../race-store.ts";
import { writeRuns } from "../run-race.ts";
import { holdOffSettlement } from "../settlement-lease.ts";

/** The official order with dead heats as groups, and the runners that turned out to have taken no part. */
export type NewResult = { order: number[][]; nonStarters: number[] };

/** Returns why a result is not valid for the race, worded for the operator; null if it is valid. */
export function faultOf(race: RaceRow, { order, nonStarters }: NewResult): string | null {
  const named = [...order.flat(), ...nonStarters];
  const gone = withdrawnRunners(race);
  const known = race.card.runners.map(({ number }) => number);
  if (new Set(named).size !== named.length) return "a runner is named twice";
  const unknown = named.find((number) => !known.includes(number));
  if (unknown !== undefined) return `there is no runner ${unknown} in this race`;
  const absent = named.find((number) => gone.includes(number));
  if (absent !== undefined) return `runner ${absent} was withdrawn`;
  if (order.length === 0 || order.some((group) => group.length === 0)) return "the result names no winner";
  const starters = known.length - gone.length - nonStarters.length;
  return starters < 2 ? "fewer than two runners are left; void the race instead" : null;
}

const beingSettled = "the race is just being settled; try again in a moment";

/** Returns why the result cannot change now; null if it can. */
export function blockOf(race: RaceRow, to: "OFFICIAL" | "VOID"): string | null {
  if (race.state === "VOID") return "the race is void";
  if (race.state === "OPEN" && to === "OFFICIAL") return "the race has not started";
  return canBecome(race.state, to) ? null : "the race's state does not allow it";
}

/**
 * Replaces the result of a locked race. Before the result is official, only the order changes; after that, bets and
 * pools are settled again according to the new version. Returns the reason if the result cannot be replaced.
 */
export async function changeResult(
  tx: Queryable,
  race: RaceRow,
  result: NewResult,
  now: Date,
): Promise<string | null> {
  const fault = blockOf(race, "OFFICIAL") ?? faultOf(race, result);
  if (fault !== null) return fault;
  const changed: RaceRow = { ...race, ...outcomeOf(race, result) };
  const { finish, withdrawals, version, startingPrices: prices } = changed;
  const outcome = { finish, withdrawals, version, startingPrices: prices, objection: null };
  if (race.state === "RUNNING") {
    await updateRace(tx, race.id, { ...outcome, officialAt: now });
    return null;
  }
  if (!(await holdOffSettlement(tx, race, now))) return beingSettled;
  await reopenPools(tx, race.id, now);
  const resultVersion = race.resultVersion + 1;
  await updateRace(tx, race.id, { ...outcome, state: "OFFICIAL", settledAt: null, resultVersion });
  await writeRuns(tx, changed);
  return null;
}

/**
 * Declares a locked race void: every stake on it is refunded, even if bets have been paid already. Returns the reason
 * if the race cannot be voided.
 */
export async function voidResult(tx: Queryable, race: RaceRow, now: Date): Promise<string | null> {
  const fault = blockOf(race, "VOID");
  if (fault !== null) return fault;
  const change = { state: "VOID", objection: null, settledAt: null, offAt: race.offAt ?? now } as const;
  if (race.state === "OPEN" || race.state === "RUNNING") {
    await updateRace(tx, race.id, change);
    return null;
  }
  if (!(await holdOffSettlement(tx, race, now))) return beingSettled;
  await reopenPools(tx, race.id, now);
  await updateRace(tx, race.id, { ...change, resultVersion: race.resultVersion + 1 });
  await tx.query("delete from racing_runs where race_id = $1", [race.id]);
  return null;
}

/**
 * Returns the outcome of a race with a new result. Runners that took no part are recorded as withdrawn after the off:
 * bets on them are refunded, and a deduction applies to the bets on other runners.
 */
function outcomeOf(race: RaceRow, { order, nonStarters }: NewResult) {
  const at = new Date(race.offAt!.getTime() + 1).toISOString();
  const atStart = new Map(race.startingPrices ?? []);
  const late = nonStarters.map((runner): Withdrawal => {
    return { runner, at, priceMilli: atStart.get(runner)?.win ?? null };
  });
  const withdrawals = [...race.withdrawals, ...late];
  // The provider's prices were made for a field that included the runners that took no part, so the starting prices
  // come from the model instead.
  const quotes = late.length === 0 ? race.quotes : null;
  return {
    finish: { marginsHundredths: [], ...race.finish, order },
    withdrawals,
    version: race.version + late.length,
    startingPrices: startingPricesOf({ card: race.card, withdrawals, quotes }),
  };
}
