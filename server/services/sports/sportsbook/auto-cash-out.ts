import * as bets from "./bet-store.ts";
import { eventsOf, offerCashOut, quoteCashOut, takeCashOut } from "./cash-out.ts";
import type { SportsbookParts } from "./parts.ts";

const perPage = 100;

/** Closes the bets on an event whose cash-out value has reached the amount that their players set. */
export async function runCashOutRules(parts: SportsbookParts, eventId: string): Promise<void> {
  let after = "";
  for (;;) {
    const page = { after, limit: perPage, onlyRules: true };
    const ids = await bets.listBetIdsOn(parts.kit.db, eventId, ["OPEN"], page);
    if (ids.length === 0) return;
    after = ids.at(-1)!;
    for (const id of ids) await runRule(parts, id);
  }
}

async function runRule(parts: SportsbookParts, id: string): Promise<void> {
  const bet = (await bets.findBet(parts.kit.db, id))!;
  if (bet.autoCashOut === null) return;
  const offer = await offerCashOut(parts, bet, await eventsOf(parts, bet));
  if (typeof offer === "string" || offer.valueMinor < bet.autoCashOut) return;
  const { quote } = await quoteCashOut(parts, bet);
  // The id is fixed, so that the rule closes a bet only once.
  if (quote) await takeCashOut(parts, { bet, id: "rule", token: quote.token, partPermille: 1000 });
}
