import { decimalOf } from "@parlour/sports";
import { acceptPrices } from "./acceptance.ts";
import type { Bet } from "./bet.ts";
import * as bets from "./bet-store.ts";
import { readEvents } from "./event-store.ts";
import { addExposures } from "./exposure-store.ts";
import { limitStakes } from "./limit-stakes.ts";
import { exposuresOf, moveMoney, refuseBet } from "./move-money.ts";
import type { SportsbookParts } from "./parts.ts";
import { offerSelections, priceBuilders } from "./slip.ts";

/**
 * A bet that could not be confirmed within this time is refused, because by then the player no longer expects it to
 * be accepted.
 */
const mostLateMs = 20_000;

/** Accepts or refuses a live bet whose delay is over, at the prices that are offered now. */
export async function confirmBet(parts: SportsbookParts, id: string): Promise<Bet | undefined> {
  const { kit, pricing, liability } = parts;
  const pending = await bets.findBet(kit.db, id);
  if (pending?.status !== "PENDING" || pending.operation !== null || pending.confirmsAt === null)
    return pending;
  const now = kit.clock.now();
  if (pending.confirmsAt > now) return pending;
  if (now.getTime() - pending.confirmsAt.getTime() > mostLateMs) {
    return await refuseBet(parts, pending, { code: "UNAVAILABLE", selections: [] });
  }
  const slip = pending.selections.map(({ eventId, legs }) => ({ event: eventId, legs: [...legs] }));
  const ids = slip.map(({ event }) => event);
  const builders = await priceBuilders(pricing, await readEvents(kit.db, ids), slip);
  const limitOf = await liability.refresh();
  const decided = await kit.db.transaction(async (tx) => {
    const bet = (await bets.findBet(tx, id, "for update"))!;
    if (bet.status !== "PENDING" || bet.operation !== null) return bet;
    const events = await readEvents(tx, ids, "for share");
    const offered = offerSelections(events, slip, builders, kit.clock.now());
    const prices = bet.selections.map(({ price }) => price);
    const accepted = acceptPrices({ prices, priceChange: bet.priceChange }, offered);
    if ("code" in accepted) return accepted;
    const claimed: Bet = {
      ...bet,
      operation: { kind: "place", id: `${id}/stake` },
      selections: bet.selections.map((selection, index) => ({ ...selection, price: accepted[index]! })),
    };
    // At higher odds the bet can cost the house more, so the limits are checked again.
    await addExposures(tx, exposuresOf(bet, -1));
    const { refusals } = await limitStakes(tx, [claimed], events, limitOf);
    if (refusals.size > 0) {
      await addExposures(tx, exposuresOf(bet, 1));
      const { errorCode: code, ...details } = refusals.get(id)!.body as { errorCode: string };
      return { code, details, selections: accepted.map((price) => ({ price: decimalOf(price) })) };
    }
    await bets.updateBet(tx, claimed, kit.clock.now());
    await bets.updateSelections(tx, [claimed]);
    return claimed;
  });
  if ("code" in decided) return await refuseBet(parts, pending, decided);
  if (decided.operation === null) return decided;
  const [moved] = await moveMoney(parts, [decided]);
  return moved!.bet;
}
