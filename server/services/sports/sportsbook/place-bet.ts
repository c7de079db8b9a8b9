import type { ErrorCode } from "@parlour/contracts/errors";
import { groupQueries } from "../../../kit/group-queries.ts";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import type { Bet } from "./bet.ts";
import { termsOf } from "./bet-terms.ts";
import { readEvents } from "./event-store.ts";
import { moveMoney } from "./move-money.ts";
import type { Wish } from "./new-bet.ts";
import type { SportsbookParts } from "./parts.ts";
import { publishBets } from "./publish.ts";
import { type Builders, type Events, priceBuilders } from "./slip.ts";
import { type PreparedBet, type WrittenBet, writeBets } from "./write-bets.ts";

/** A placed bet and the events of its selections. */
export type PlacedBet = { bet: Bet; events: Events };

export type BetPlacer = (wish: Wish) => Promise<PlacedBet | Refusal>;

/**
 * Returns a function that places bets. One with a live selection stays PENDING until its delay is over; see
 * confirm-bet.ts. Bets of different players that arrive together share their transactions, because the
 * commits would otherwise limit how many bets a server takes.
 */
export function createBetPlacer(parts: SportsbookParts): BetPlacer {
  const place = groupQueries<PreparedBet, PlacedBet | Refusal>({
    keyOf: ({ wish }) => wish.playerId,
    run: (asked) => placePrepared(parts, asked),
  });
  return async (wish) => await place({ wish, prepared: await prepare(parts, wish) });
}

async function prepare(parts: SportsbookParts, wish: Wish): Promise<PreparedBet["prepared"]> {
  const terms = await termsOf(parts, wish);
  if (isRefusal(terms)) return terms;
  const { selections } = wish.body;
  if (selections.every(({ legs }) => legs.length === 1)) return { terms, builders: noBuilders };
  const events = await readEvents(
    parts.kit.db,
    selections.map(({ event }) => event),
  );
  return { terms, builders: await priceBuilders(parts.pricing, events, selections) };
}

const noBuilders: Builders = new Map();

async function placePrepared(
  parts: SportsbookParts,
  asked: readonly PreparedBet[],
): Promise<(PlacedBet | Refusal)[]> {
  const results = (await writeBets(parts, asked)).map(repeatRefusal);
  const written = results.filter((one): one is WrittenBet => !isRefusal(one));
  const due = written.filter(({ bet }) => bet.operation?.kind === "place");
  const waiting = written.filter(({ bet, isNew }) => isNew && bet.operation === null);
  for (const { bet, events } of waiting) publishBets(parts.kit, [bet], events);
  const moved = await moveMoney(
    parts,
    due.map(({ bet }) => bet),
    due[0]?.events,
  );
  const movedById = new Map(moved.map((one) => [one.bet.id, one]));
  return results.map((one) => {
    if (isRefusal(one)) return one;
    const { bet, refusal } = movedById.get(one.bet.id) ?? { bet: one.bet, refusal: null };
    return refusal ?? { bet, events: one.events };
  });
}

/** A request that repeats a refused bet gets the same refusal again. */
function repeatRefusal(written: WrittenBet | Refusal): WrittenBet | Refusal {
  if (isRefusal(written) || written.bet.status !== "REFUSED" || written.isNew) return written;
  const { code = "UNAVAILABLE", selections = [] } = written.bet.refusal ?? {};
  return refuse(code as ErrorCode, { selections });
}
