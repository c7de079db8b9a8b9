import type { Answer } from "@parlour/contracts/call";
import { listExchangeRates as call } from "@parlour/contracts/calls/money/exchange-rates/list-exchange-rates";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { type RateRow, readRates } from "../store.ts";

const keptMs = 60_000;

/** Lists the rates. They change hourly, so the result of a database read is cached for a minute. */
export function listExchangeRates(kit: Kit): Route {
  let kept: { at: number; answer: Promise<Answer<typeof call>> } | undefined;
  return route(call, async () => {
    const at = kit.clock.now().getTime();
    if (kept && at - kept.at < keptMs) return await kept.answer;
    const reading = { at, answer: readRates(kit.db).then(toAnswer) };
    kept = reading;
    try {
      return await reading.answer;
    } catch (error) {
      if (kept === reading) kept = undefined;
      throw error;
    }
  });
}

function toAnswer(rows: readonly RateRow[]): Answer<typeof call> {
  const times = rows.map(({ updated_at }) => updated_at.getTime());
  return {
    rates: Object.fromEntries(rows.map(({ currency, worth_usd }) => [currency, worth_usd])),
    updatedAt: times.length === 0 ? null : new Date(Math.max(...times)).toISOString(),
  };
}
