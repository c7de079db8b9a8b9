import { ApiError } from "@parlour/web/api/api-error";
import { useState } from "react";
import { readAmount, typedUnit } from "../../parts/money.ts";
import { sendOnce } from "../../parts/send-once.ts";
import { api } from "../api.ts";
import { useFormats } from "../format.ts";
import { useRacing } from "../racing-context.ts";
import { type BetFailure, failureOf } from "./bet-failure.ts";
import { type BetBody, runnersOf, type SlipEntry } from "./slip-entry.ts";
import { slip } from "./slip-store.ts";

type Receipt = Awaited<ReturnType<typeof api.placeBet>>;

/** The number of stakes that a bet costs: one per line of a pool bet, two for each-way, otherwise one. */
export const linesOf = (entry: SlipEntry): number =>
  entry.market === "POOL" ? entry.lines : entry.kind === "each-way" ? 2 : 1;

function bodyOf(entry: SlipEntry, stake: number, currency: string): BetBody {
  if (entry.market === "POOL") {
    const { market, poolId, selections } = entry;
    return {
      market,
      poolId,
      selections: selections.map((one) => one.map((part) => [...part])),
      stake,
      currency,
    };
  }
  const { market, raceId, kind, price } = entry;
  const runners = runnersOf(entry).map(({ number }) => number);
  return { market, raceId, kind, runners, price, stake, currency };
}

/** Places the bets of the slip one after the other; those that fail stay on it with the reason. */
export function usePlaceBets(language: string) {
  const { session, currency } = useRacing();
  const { money, price, dateTime } = useFormats();
  const [failures, setFailures] = useState<ReadonlyMap<string, BetFailure>>(new Map());
  const [receipts, setReceipts] = useState<readonly Receipt[]>([]);
  const [placing, setPlacing] = useState(false);
  const unit = typedUnit(currency, language);

  const stakeOf = (entry: SlipEntry): number | null => readAmount(entry.stake, currency, unit);
  const place = (entry: SlipEntry, stake: number): Promise<Receipt> =>
    sendOnce({
      unanswered: entry.sent && { key: entry.attempt, body: entry.sent },
      body: bodyOf(entry, stake, currency),
      newKey: () => slip.current().find(({ key }) => key === entry.key)?.attempt ?? crypto.randomUUID(),
      store: (attempt) => (attempt ? slip.send(entry.key, attempt.body) : slip.answer(entry.key)),
      send: ({ key, body }) => api.placeBet({ session: session!, idempotencyKey: key, body }),
    });
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
        const ownMoney = (amount: number, of = currency) => money(amount, of);
        failed.set(entry.key, failureOf(error, { money: ownMoney, price, time: dateTime }));
        const current = error instanceof ApiError ? error.details.price : undefined;
        if (entry.market === "FIXED" && typeof current === "number")
          slip.reprice(entry.key, { price: current, boardPrice: current });
      }
    }
    setPlacing(false);
    setFailures(failed);
    setReceipts(placed);
    return failed.size === 0;
  };
  /** Removes the reason why a bet was refused, because the player is changing the bet. */
  const forget = (key: string) =>
    setFailures((before) => new Map([...before].filter(([failed]) => failed !== key)));
  return { unit, failures, receipts, placing, placeAll, stakeOf, forget };
}
