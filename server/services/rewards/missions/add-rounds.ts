import type { Settlement } from "@parlour/wagering/settlements";
import { type ProgressEvent, progressAfter } from "./mission-machine.ts";
import { roundValue, targetOf } from "./mission-rules.ts";
import type { MissionRow } from "./mission-store.ts";
import type { ProgressRow, RoundRow } from "./progress-store.ts";

type Counted = { progress: ProgressRow; rounds: RoundRow[] };

/**
 * Adds settlements to a player's progress in one period. `known` contains the rounds counted before, because a
 * settlement may correct one of them. Only the player's own money counts. A claimed prize is final, so nothing that
 * follows changes it.
 */
export function addRounds(
  { id, plan }: Pick<MissionRow, "id" | "plan">,
  before: ProgressRow,
  settled: readonly Settlement[],
  known: ReadonlyMap<string, RoundRow>,
): Counted {
  if (before.state === "CLAIMED") return { progress: before, rounds: [] };
  const { currency } = before;
  const rounds = new Map<string, RoundRow>();
  let value = BigInt(before.value);
  let changedAt = before.changed_at;
  for (const one of settled) {
    if (one.currency !== currency) continue;
    const old = rounds.get(one.wagerId) ?? known.get(one.wagerId);
    const stakedMinor = BigInt(old?.staked ?? 0) + one.ownStakedMinor;
    const wonMinor = BigInt(old?.won ?? 0) + one.ownWonMinor;
    const has = roundValue(plan, currency, { stakedMinor, wonMinor });
    // Rounds that add nothing are not stored: for most goals, these are most of the rounds.
    if (old === undefined && has === 0n) continue;
    value += has - BigInt(old?.value ?? 0);
    if (one.settledAt > changedAt) changedAt = one.settledAt;
    rounds.set(one.wagerId, {
      mission_id: id,
      player_id: one.playerId,
      wager_id: one.wagerId,
      period: before.period,
      staked: `${stakedMinor}`,
      won: `${wonMinor}`,
      value: `${has}`,
    });
  }
  const isReached = value >= targetOf(plan, currency);
  const event: ProgressEvent = isReached ? "complete" : "reopen";
  const progress: ProgressRow = {
    ...before,
    value: `${value}`,
    changed_at: changedAt,
    state: progressAfter(before.state, event) ?? before.state,
  };
  return { progress, rounds: [...rounds.values()] };
}
