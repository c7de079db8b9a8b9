import type { ExchangeRates } from "@parlour/rules/approximate";
import { fitsAt, type WindowPeriod, windowStart } from "@parlour/rules/protection-limits";
import type { AdmissionRefusal, Reader, Stake } from "@parlour/wagering/admission";
import { listPlayerTotals } from "@parlour/wagering/player-totals";
import { convertAmount } from "./convert-amount.ts";
import { limitDetails } from "./limit-refusal.ts";
import type { LimitRow, StakeState } from "./stake-state.ts";
import { timeUsed } from "./time-used.ts";

const sumIndex = { STAKED: { DAY: 1, WEEK: 2, MONTH: 3 }, LOSS: { DAY: 4, WEEK: 5, MONTH: 6 } } as const;

/** Returns the first limit that the stake exceeds: the player's, the operators' or the jurisdiction's. */
export async function checkLimits(
  tx: Reader,
  state: StakeState,
  stake: Stake,
  limits: readonly LimitRow[],
  { now, rates }: { now: Date; rates: ExchangeRates },
): Promise<AdmissionRefusal | null> {
  const { time_zone: timeZone } = state;
  for (const [kind, period, text, currency] of limits) {
    const limit = BigInt(text);
    const refuse = (used: bigint, freesAt: Date | null) => ({
      code: "LIMIT_REACHED",
      details: limitDetails({ kind, period, currency }, { limit, used, freesAt }),
    });
    if (kind === "TIME") {
      const { seconds, freesAt } = await timeUsed(tx, stake.playerId, {
        period: period as WindowPeriod,
        limitSeconds: Number(limit),
        timeZone,
        now,
      });
      if (BigInt(seconds) >= limit) return refuse(BigInt(seconds), freesAt);
      continue;
    }
    // A stake paid by a grant is the house's money, so only time limits apply to it.
    if (stake.grantId !== null) continue;
    if (kind === "STAKE") {
      if (convertAmount(stake.total, stake.currency, currency, rates) > limit) return refuse(0n, null);
      continue;
    }
    if (kind === "DEPOSIT" || period === "BET") continue;
    const amount = convertAmount(stake.amount, stake.currency, currency, rates);
    const index = sumIndex[kind][period];
    let used = 0n;
    for (const total of state.totals ?? [])
      used += convertAmount(BigInt(total[index]), total[0], currency, rates);
    if (used + amount <= limit) continue;
    const totals = await listPlayerTotals(tx, stake.playerId, windowStart(period, now, timeZone));
    const counted = totals.map((total) => ({
      quarter: total.quarter,
      amount: convertAmount(kind === "LOSS" ? total.lost : total.staked, total.currency, currency, rates),
    }));
    return refuse(used, fitsAt({ period, limit, amount, timeZone }, counted));
  }
  return null;
}
