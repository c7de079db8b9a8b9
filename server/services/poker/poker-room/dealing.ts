import { forcedBets } from "@parlour/poker/table/forced-bets";
import { clockwiseFrom, firstPositions, type Positions } from "@parlour/poker/table/positions";
import { buttonBlind, type Rotation, twoBlinds } from "@parlour/poker/table/rotation";
import { clockAt } from "@parlour/poker/tournament/structures";
import type { Random } from "@parlour/server/kit/random";
import { isDeckOf, prepareDeck } from "./deck-commitment.ts";
import { bombPotOf, rulesOf, stakesOf, type TableConfig } from "./table-config.ts";
import { runningHand, type Seat, type TableState } from "./table-state.ts";

const canPlay = ({ stage, sitsOut, leaves, stack }: Seat): boolean =>
  stage === "seated" && !sitsOut && !leaves && stack > 0;

/** Whether a seat is dealt in at a tournament table, where absent players are dealt in too and pay their blinds. */
const hasChips = ({ stack }: Seat): boolean => stack > 0;

/**
 * Returns when a tournament table may deal again; null while it waits for other tables or for a player's
 * removal.
 */
export function tournamentDealMs(
  state: TableState,
  { structure, startedMs }: NonNullable<TableConfig["tournament"]>,
  nowMs: number,
): number | null {
  const isHeld = typeof state.dealLimit === "number" && state.handNumber >= state.dealLimit;
  const isUnsettled = state.seats.some((seat) => !hasChips(seat) && !seat.awaitsReBuy);
  if (isHeld || isUnsettled || state.seats.filter(hasChips).length < 2) return null;
  const dealMs = Math.max(nowMs, state.nextHandMs ?? 0, startedMs);
  const { breakEndsMs } = clockAt(structure, dealMs - startedMs);
  return breakEndsMs === null ? dealMs : startedMs + breakEndsMs;
}

const owesBlinds = ({ missed }: Seat): boolean => missed.small || missed.big;

/**
 * Returns whether a player who owes blinds is dealt in: on the big blind, or in any position where they may post the
 * blinds, unless they prefer to wait for the big blind.
 */
const entersNow = ({ seat, waitsForBlind }: Seat, positions: Positions, rotation: Rotation): boolean =>
  seat === rotation.blindSeat(positions) || (!waitsForBlind && rotation.mayEnter(seat, positions));

/**
 * Chooses the seats to deal in: players who owe no blinds, and new or returning ones whose position lets them
 * enter.
 */
function chooseSeats(
  seats: readonly Seat[],
  previous: Positions | null,
  rotation: Rotation,
  isPlaying: (seat: Seat) => boolean,
): { positions: Positions; dealt: Seat[] } | null {
  let dealt = seats.filter(isPlaying);
  for (;;) {
    if (dealt.length < 2) return null;
    const numbers = dealt.map(({ seat }) => seat);
    const positions = previous ? rotation.next(previous, numbers) : firstPositions(numbers[0]!, numbers);
    // In the first hand of a table, all players are new and no blinds are owed.
    const stay = previous
      ? dealt.filter((seat) => !owesBlinds(seat) || entersNow(seat, positions, rotation))
      : dealt;
    // If fewer than two players would be left, everyone who is ready is dealt in.
    if (stay.length === dealt.length || stay.length < 2) return { positions, dealt };
    dealt = stay;
  }
}

/** Returns the seat that straddles: the one left of the big blind, if its player wants to and can pay for it. */
function straddlesOf(dealt: readonly Seat[], positions: Positions, bigBlind: number): number[] {
  const [first] = clockwiseFrom(
    positions.bigBlind,
    dealt.map(({ seat }) => seat),
  ).filter((seat) => seat !== positions.bigBlind && seat !== positions.smallBlind);
  const seat = dealt.find((one) => one.seat === first);
  return seat?.straddles && seat.stack >= 2 * bigBlind ? [seat.seat] : [];
}

export const canDeal = (state: TableState): boolean =>
  runningHand(state) === null && state.seats.filter(canPlay).length >= 2;

const isPlayingIn = ({ tournament }: TableConfig) => (tournament ? hasChips : canPlay);

/** Whether the deck of the next hand is to be prepared now: as soon as two players could be dealt a hand. */
export const needsDeck = (state: TableState, config: TableConfig): boolean =>
  (state.nextDeck === undefined || !isDeckOf(config.game, state.nextDeck)) &&
  runningHand(state) === null &&
  state.seats.filter(isPlayingIn(config)).length >= 2;

/**
 * Prepares the deck of the next hand. The deal is a later change of the table, so the commitment is stored and shown
 * before anyone gets a card. Returns whether a deck was needed.
 */
export function prepareNextDeck(
  state: TableState,
  config: TableConfig,
  { random }: { random: Random },
): boolean {
  if (!needsDeck(state, config)) return false;
  state.nextDeck = prepareDeck(config.game, random);
  return true;
}

/** Deals the next hand from the prepared deck if at least two players are ready. Returns whether it did. */
export function dealHand(
  state: TableState,
  config: TableConfig,
  { random, nowMs }: { random: Random; nowMs: number },
): boolean {
  const { tournament } = config;
  const { nextDeck } = state;
  if (nextDeck === undefined || needsDeck(state, config)) return false;
  if (tournament) {
    const dealMs = runningHand(state) ? null : tournamentDealMs(state, tournament, nowMs);
    if (dealMs === null || dealMs > nowMs) return false;
  } else if (!canDeal(state)) return false;
  const stakes = stakesOf(config, nowMs);
  const rotation = stakes.buttonBlindOnly ? buttonBlind : twoBlinds;
  const chosen = chooseSeats(state.seats, state.positions, rotation, isPlayingIn(config));
  if (chosen === null) return false;
  const { positions, dealt } = chosen;
  const handNumber = state.handNumber + 1;
  const rules = rulesOf(config, { bigBlind: stakes.bigBlind, handNumber });
  const bombPot = bombPotOf(config, handNumber);
  const isFirst = state.positions === null;
  const players = forcedBets(
    stakes,
    positions,
    dealt.map((seat) => ({
      seat: seat.seat,
      stack: seat.stack,
      // A player who was moved here has already paid blinds at another table. One who waits for the big blind is dealt
      // in earlier only if there are too few others, and then for free.
      ...(!isFirst && !tournament && !seat.waitsForBlind && { owes: seat.missed }),
    })),
    bombPot
      ? { bombPotAnte: bombPot.ante }
      : { straddles: config.options?.straddle ? straddlesOf(dealt, positions, stakes.bigBlind) : [] },
  );
  // There are no blinds in a bomb pot, so players neither miss any nor make up for missed ones.
  for (const seat of bombPot ? [] : state.seats) {
    const isDealt = dealt.includes(seat);
    if (isDealt) seat.missed = { small: false, big: false };
    else if (state.positions !== null)
      seat.missed = rotation.miss(seat.missed, seat.seat, state.positions, positions);
  }
  state.positions = positions;
  state.handNumber = handNumber;
  state.nextHandMs = null;
  delete state.nextDeck;
  delete state.voided;
  state.hand = {
    id: random.id("hand"),
    number: state.handNumber,
    setup: { rules, players, deck: nextDeck.deck },
    actions: [],
    thinkMs: [],
    button: positions.button,
    nonceSeed: nextDeck.nonceSeed,
    commitment: nextDeck.commitment,
    people: dealt.map(({ seat, owner, name, kind }) => ({ seat, owner, name, kind })),
    startedMs: nowMs,
    turnMs: nowMs,
    endedMs: null,
  };
  return true;
}
