import { ApiError } from "@parlour/web/api/api-error";
import { useState } from "react";
import { readAmount, typedUnit } from "../../parts/money.ts";
import { api } from "../api.ts";
import { useFormats } from "../format.ts";
import { useRacing } from "../racing-context.ts";
import { type BetFailure, failureOf } from "./bet-failure.ts";
import type { SlipEntry } from "./slip-entry.ts";
import { slip } from "./slip-store.ts";

type Receipt = Awaited<ReturnType<typeof api.placeBet>>;

/** The number of stakes that a bet costs: one per line of a pool bet, two for each-way, otherwise one. */
export const linesOf = (entry: SlipEntry): number =>
  entry.market === "POOL" ? entry.lines : entry.kind === "each-way" ? 2 : 1;

/** Places the bets of the slip one after the other; those that fail stay on it with the reason. */
export function usePlaceBets(language: string) {
  const { session, currency } = useRacing();
  const { money, price } = useFormats();
  const [failures, setFailures] = useState<ReadonlyMap<string, BetFailure>>(new Map());
  const [receipts, setReceipts] = useState<readonly Receipt[]>([]);
  const [placing, setPlacing] = useState(false);
  const unit = typedUnit(currency, language);

  const stakeOf = (entry: SlipEntry): number | null => readAmount(entry.stake, currency, unit);
  const place = async (entry: SlipEntry, stake: number): Promise<Receipt> => {
    const common = { stake, currency };
    return await api.placeBet({
      session: session!,
      idempotencyKey: entry.attempt,
      body:
        entry.market === "FIXED"
          ? {
              ...common,
              market: "FIXED",
              raceId: entry.raceId,
              kind: entry.kind,
              runners: [entry.runner.number],
              price: entry.price,
            }
          : {
              ...common,
              market: "POOL",
              poolId: entry.poolId,
              selections: entry.selections.map((selection) => selection.map((part) => [...part])),
            },
    });
  };
  const placeAll = async (entries: readonly SlipEntry[]): Promise<boolean> => {
    const failed = new Map<string, BetFailure>();
    const placed: Receipt[] = [];
    setPlacing(true);
    for (const entry of entries) {
      const stake = stakeOf(entry);
      if (stake === null) {
        failed.set(entry.key, { key: "racebook.errorStakeForm" });
        continue;
      }
      try {
        placed.push(await place(entry, stake));
        slip.remove(entry.key);
      } catch (error) {
        failed.set(entry.key, failureOf(error, { money: (amount) => money(amount, currency), price }));
        const current = error instanceof ApiError ? error.details.price : undefined;
        if (entry.market === "FIXED" && typeof current === "number")
          slip.change(entry.key, { price: current, boardPrice: current });
      }
    }
    setPlacing(false);
    setFailures(failed);
    setReceipts(placed);
    return failed.size === 0;
  };
  return { unit, failures, receipts, placing, placeAll, stakeOf };
}
