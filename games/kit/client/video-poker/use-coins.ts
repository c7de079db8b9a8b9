import { COINS_MAX, handCounts } from "../../math/video-poker-pays.ts";
import { useGame } from "../game-context.ts";
import { nextStep } from "../stake-steps.ts";
import { useKept } from "../use-kept.ts";
import { type Stake, toUnit } from "../use-stake.ts";

export type HandCount = (typeof handCounts)[number];
type Choice = { coins: number; hands: HandCount; doubleUp: boolean; coinMinor: Record<string, number> };

/** The possible coin values, as multiples of the smallest coin. */
const ladder = [1, 2, 5].flatMap((digit) => [0, 1, 2, 3, 4].map((power) => digit * 10 ** power));

function read(kept: unknown): Choice {
  const { coins, hands, doubleUp, coinMinor } = (kept ?? {}) as Partial<Choice>;
  return {
    coins: Number.isInteger(coins) && coins! >= 1 && coins! <= COINS_MAX ? coins! : COINS_MAX,
    hands: handCounts.find((count) => count === hands) ?? 1,
    doubleUp: doubleUp === true,
    coinMinor: typeof coinMinor === "object" && coinMinor !== null ? coinMinor : {},
  };
}

/** The value of a coin, coins per hand, hands, and double-up; the total stays within the table's limits. */
export function useCoins() {
  const { session, toMinor } = useGame();
  const { currency, limits } = session;
  const [choice, keep] = useKept("coins", read);
  const { coins, hands, doubleUp, coinMinor } = choice;
  const unit = toMinor(limits.unit);
  const count = coins * hands;
  const min = Math.max(unit, Math.ceil(toMinor(limits.min) / count / unit) * unit);
  const max = Math.max(min, toUnit(toMinor(limits.max) / count, unit));
  const usual = toUnit(toMinor(limits.default) / COINS_MAX, unit);
  const within = (wanted: number) => Math.min(max, Math.max(min, toUnit(Math.round(wanted), unit)));
  const value = within(coinMinor[currency] ?? usual);
  const steps = ladder
    .map((times) => times * unit)
    .filter((step) => step >= min && step <= max)
    .toSorted((one, other) => one - other);
  const set = (wanted: number) =>
    keep({ ...choice, coinMinor: { ...coinMinor, [currency]: within(wanted) } });
  const coin: Stake = {
    value,
    min,
    max,
    steps,
    locked: false,
    set,
    raise: () => set(nextStep(value, steps, 1) ?? max),
    lower: () => set(nextStep(value, steps, -1) ?? min),
  };
  const total = value * count;
  return {
    coin,
    coins,
    hands,
    doubleUp,
    total,
    bet: { stake: total, coins, hands, doubleUp },
    setCoins: (next: number) => keep({ ...choice, coins: next }),
    setHands: (next: HandCount) => keep({ ...choice, hands: next }),
    setDoubleUp: (next: boolean) => keep({ ...choice, doubleUp: next }),
  };
}

export type Coins = ReturnType<typeof useCoins>;
