import type { ErrorCode } from "@parlour/contracts/errors";
import { lineCount } from "@parlour/sports";
import type { PlaceWager } from "@parlour/wagering/operation";
import { groupQueries } from "../../../kit/group-queries.ts";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import { type Bet, eventIdsOf } from "./bet.ts";
import { stakeIdOf } from "./bet-operation.ts";
import { createBetRows, type StakedBet } from "./bet-rows.ts";
import { findBet } from "./bet-store.ts";
import { termsOf } from "./bet-terms.ts";
import { productOf } from "./betting-rules.ts";
import { createEventCache, listLive, readEvents } from "./event-store.ts";
import { moveMoney, refusalOf } from "./move-money.ts";
import { type BetRequest, betIdOf } from "./new-bet.ts";
import type { SportsbookParts } from "./parts.ts";
import { publishBets } from "./publish.ts";
import { type Builders, type Events, priceBuilders } from "./slip.ts";
import { type PreparedBet, type WrittenBet, writeBets } from "./write-bets.ts";

export type PlacedBet = { bet: Bet; events: Events };

export type BetPlacer = (request: BetRequest) => Promise<PlacedBet | Refusal>;

/**
 * Returns a function that places bets. A bet is stored in the transaction that takes its stake, which it shares with
 * all stakes that arrive at the same time. A bet with a live selection is stored first and stays PENDING until its
 * delay is over; see confirm-bet.ts.
 */
export function createBetPlacer(parts: SportsbookParts): BetPlacer {
  const { kit } = parts;
  const { read, recall } = createEventCache();
  const rows = createBetRows(kit.clock, read, parts.liability);
  const isLive = groupQueries<readonly string[], boolean>({
    async run(asked) {
      const live = await listLive(kit.db, asked.flat());
      return asked.map((ids) => ids.some((id) => live.has(id)));
    },
  });
  const storePending = groupQueries<PreparedBet, WrittenBet | Refusal>({
    keyOf: ({ request }) => request.playerId,
    run: (asked) => writeBets(parts, asked),
  });

  async function takeBet(prepared: PreparedBet): Promise<PlacedBet | Refusal | "LIVE" | undefined> {
    const row: StakedBet = { ...prepared, offered: null };
    const answer = await parts.wagering.place(stakeOf(prepared), rows, row);
    const { offered } = row;
    if (answer.replayed && answer.outcome === "POSTED") return undefined;
    if (answer.outcome === "NOT_ADMITTED" && offered !== null && (offered === "LIVE" || isRefusal(offered))) {
      return offered;
    }
    if (answer.outcome !== "POSTED") return refusalOf(answer, prepared.request.body.currency);
    const placed = offered as PlacedBet;
    publishBets(kit, [placed.bet], placed.events);
    return placed;
  }

  async function waitForDelay(prepared: PreparedBet): Promise<PlacedBet | Refusal | undefined> {
    if (!(await coversStake(parts, stakeOf(prepared)))) return refuse("INSUFFICIENT_FUNDS");
    const written = await storePending(prepared);
    if (isRefusal(written)) return written;
    if (!written.isNew) return undefined;
    publishBets(kit, [written.bet], written.events);
    return written.bet.operation === null ? written : await finishPlacing(parts, written);
  }

  async function place(id: string, request: BetRequest): Promise<PlacedBet | Refusal | undefined> {
    const prepared = await prepare(parts, id, request);
    if (isRefusal(prepared)) return prepared;
    const events = eventsOf(request);
    // The cached status may be outdated, in which case `takeBet` detects it.
    const mayBeLive = events.some((event) => recall(event)?.status !== "SCHEDULED");
    const placed = mayBeLive && (await isLive(events)) ? "LIVE" : await takeBet(prepared);
    return placed === "LIVE" ? await waitForDelay(prepared) : placed;
  }

  return async (request) => {
    const id = betIdOf(request);
    const placed = await place(id, request).catch((error: unknown) => ({ error }));
    if (placed && !isRefusal(placed) && !("error" in placed)) return placed;
    // A retry gets the bet of the first request, even if the event has ended in the meantime.
    const known = await findBet(kit.db, id);
    if (known) return await repeat(parts, known);
    if (placed && "error" in placed) throw placed.error;
    return placed ?? refuse("CONFLICT");
  };
}

const eventsOf = ({ body }: BetRequest): string[] => body.selections.map(({ event }) => event);

/** Does the slow checks and the pricing before the bet joins others in a transaction. */
async function prepare(
  parts: SportsbookParts,
  id: string,
  request: BetRequest,
): Promise<PreparedBet | Refusal> {
  if (request.refusedHere) return request.refusedHere;
  // The limits are read here, because the transaction must not wait for another connection.
  await parts.liability.refresh();
  const terms = await termsOf(parts, request);
  if (isRefusal(terms)) return terms;
  const { selections } = request.body;
  if (selections.every(({ legs }) => legs.length === 1)) return { id, request, terms, builders: noBuilders };
  const events = await readEvents(parts.kit.db, eventsOf(request));
  return { id, request, terms, builders: await priceBuilders(parts.pricing, events, selections) };
}

const noBuilders: Builders = new Map();

/** Returns the operation that takes the bet's stake. */
function stakeOf({ id, request, terms }: PreparedBet): PlaceWager {
  const { playerId, sessionId, body } = request;
  const lines = lineCount(terms.type) * (body.eachWay ? 2 : 1);
  return {
    kind: "place",
    playerId,
    currency: body.currency,
    ...productOf({ selections: body.selections.map(({ event }) => ({ eventId: event })) }),
    wagerId: id,
    operationId: stakeIdOf({ id }),
    sessionId,
    referenceKind: "bet",
    grantId: body.freeBet ?? null,
    stake: terms.stakePerLine * BigInt(lines),
    ends: false,
  };
}

/**
 * Returns whether the balance covers a stake, so that a player who can't afford it does not have to wait for the delay
 * to find out. The stake is taken only after the delay, and may be refused then as well.
 */
async function coversStake(
  { wagering }: SportsbookParts,
  { playerId, vertical, grantId, stake }: PlaceWager,
): Promise<boolean> {
  if (grantId !== null) return true;
  const balance = await wagering.balanceOf(playerId, vertical);
  return balance !== undefined && balance.amountMinor >= stake;
}

/** Returns the bet of an earlier request with the same key. A request that repeats a refused bet gets the same refusal. */
async function repeat(parts: SportsbookParts, bet: Bet): Promise<PlacedBet | Refusal> {
  if (bet.status === "REFUSED") {
    const { code = "UNAVAILABLE", selections = [], details } = bet.refusal ?? {};
    return refuse(code as ErrorCode, { ...details, selections });
  }
  const events = await readEvents(parts.kit.db, eventIdsOf([bet]));
  return await finishPlacing(parts, { bet, events });
}

/** Takes the stake of a bet that is already stored, unless it was taken before or the bet has to wait. */
async function finishPlacing(
  parts: SportsbookParts,
  { bet, events }: PlacedBet,
): Promise<PlacedBet | Refusal> {
  if (bet.operation?.kind !== "place") return { bet, events };
  const [moved] = await moveMoney(parts, [bet], events);
  return moved?.refusal ?? { bet: moved?.bet ?? bet, events };
}
