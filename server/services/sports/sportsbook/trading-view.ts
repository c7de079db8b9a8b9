import type { tradingEvent } from "@parlour/contracts/entities/sports-trading";
import { amountOf } from "@parlour/rules/money";
import { decimalOf } from "@parlour/sports";
import type { z } from "zod";
import type { Kit } from "../../../kit/kit.ts";
import { findEvent, listIncidents } from "./event-store.ts";
import { listBetsOn, listExposures, readPositions } from "./trading-store.ts";
import { toEvent } from "./view-event.ts";

const mostBets = 50;
const mostIncidents = 30;

/** An event as the trading desk sees it. */
export async function readTradingEvent(
  { db, clock }: Kit,
  id: string,
): Promise<z.infer<typeof tradingEvent> | undefined> {
  const event = await findEvent(db, id);
  if (event === undefined) return undefined;
  const positions = await readPositions(db, [id]);
  const { openBets, liability } = positions.get(id)!;
  const exposures = await listExposures(db, id);
  const bets = await listBetsOn(db, id, mostBets);
  return {
    event: toEvent(event, await listIncidents(db, id, mostIncidents), clock.now()),
    isHeld: event.isHeld,
    openBets,
    liability: liability / 100,
    exposures: exposures.map((exposure) => ({ ...exposure, liability: exposure.liability / 100 })),
    bets: bets.map(({ stakeMinor, placedAt, price, ...bet }) => ({
      ...bet,
      placedAt: placedAt.toISOString(),
      stake: amountOf(stakeMinor, bet.currency),
      price: decimalOf(price),
    })),
  };
}
