import { games } from "@parlour/poker/games";
import { forcedBets } from "@parlour/poker/table/forced-bets";
import { mayEnter, missBlinds } from "@parlour/poker/table/missed-blinds";
import { firstPositions, nextPositions, type Positions } from "@parlour/poker/table/positions";
import type { Random } from "@parlour/server/kit/random";
import { commitmentOf, commitmentsOf, shuffledDeck } from "./deck-commitment.ts";
import { rulesOf, stakesOf, type TableConfig } from "./table-config.ts";
import { runningHand, type Seat, type TableState } from "./table-state.ts";

const canPlay = ({ stage, sitsOut, leaves, stack }: Seat): boolean =>
  stage === "seated" && !sitsOut && !leaves && stack > 0;

const owesBlinds = ({ missed }: Seat): boolean => missed.small || missed.big;

/** The seats that are dealt in: those who played on, and those who enter where the blinds allow it. */
function chooseSeats(
  seats: readonly Seat[],
  previous: Positions | null,
): { positions: Positions; dealt: Seat[] } | null {
  let dealt = seats.filter(canPlay);
  for (;;) {
    if (dealt.length < 2) return null;
    const numbers = dealt.map(({ seat }) => seat);
    const positions = previous ? nextPositions(previous, numbers) : firstPositions(numbers[0]!, numbers);
    const stay = dealt.filter((seat) => !owesBlinds(seat) || mayEnter(seat.seat, positions));
    // With fewer than two regular players everybody simply starts.
    if (stay.length === dealt.length || stay.length < 2) return { positions, dealt };
    dealt = stay;
  }
}

export const canDeal = (state: TableState): boolean =>
  runningHand(state) === null && state.seats.filter(canPlay).length >= 2;

/** Deals the next hand if two players are ready. Returns whether it did. */
export function dealHand(
  state: TableState,
  config: TableConfig,
  { random, nowMs }: { random: Random; nowMs: number },
): boolean {
  const chosen = canDeal(state) ? chooseSeats(state.seats, state.positions) : null;
  if (chosen === null) return false;
  const { positions, dealt } = chosen;
  const rules = rulesOf(config);
  const deck = shuffledDeck(random, games[config.game].deck);
  const nonceSeed = random.bytes(32).toString("hex");
  const isFirst = state.positions === null;
  const players = forcedBets(
    stakesOf(config),
    positions,
    dealt.map((seat) => ({ seat: seat.seat, stack: seat.stack, ...(!isFirst && { owes: seat.missed }) })),
  );
  for (const seat of state.seats) {
    const isDealt = dealt.includes(seat);
    if (isDealt) seat.missed = { small: false, big: false };
    else if (state.positions !== null)
      seat.missed = missBlinds(seat.missed, seat.seat, state.positions, positions);
  }
  state.positions = positions;
  state.handNumber += 1;
  state.nextHandMs = null;
  state.hand = {
    id: random.id("hand"),
    number: state.handNumber,
    setup: { rules, players, deck },
    actions: [],
    button: positions.button,
    nonceSeed,
    commitment: commitmentOf(commitmentsOf(deck, nonceSeed)),
    people: dealt.map(({ seat, owner, name, kind }) => ({ seat, owner, name, kind })),
    startedMs: nowMs,
    turnMs: nowMs,
    endedMs: null,
  };
  return true;
}
