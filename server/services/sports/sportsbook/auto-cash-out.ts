import { tryEach } from "../../../kit/try-each.ts";
import * as bets from "./bet-store.ts";
import { eventsOf, offerCashOut, quoteCashOut, takeCashOut } from "./cash-out.ts";
import type { SportsbookParts } from "./parts.ts";

const perPage = 100;

/** Closes the bets on an event that have reached the cash-out value set by their players. */
export async function runCashOutRules(parts: SportsbookParts, eventId: string): Promise<void> {
  let after = "";
  let failure: unknown;
  for (;;) {
    const page = { after, limit: perPage, onlyRules: true };
    const ids = await bets.listBetIdsOn(parts.kit.db, eventId, ["OPEN"], page);
    if (ids.length === 0) break;
    after = ids.at(-1)!;
    // A bet whose value can't be computed must not keep the others from being closed.
    await tryEach(ids, (id) => runRule(parts, id)).catch((error: unknown) => {
      failure = error;
    });
  }
  if (failure !== undefined) throw failure;
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
