import { games, type HandStrength, strengthOf } from "../games.ts";
import { moveTo } from "./phases.ts";
import { buildPots, claimantsOf, splitEvenly } from "./pots.ts";
import { rakeFor, shareRake } from "./rake.ts";
import { revealInOrder } from "./reveal.ts";
import { contenders, type HandState, type PotResult, potTotal, type Share } from "./state.ts";

/** Hand values by board, then by player index; undefined for players who do not reach the showdown. */
export type Strengths = readonly (readonly (HandStrength | undefined)[])[];

function strengthsOf(state: HandState): Strengths {
  return state.boards.map((board) =>
    state.players.map((player) =>
      player.folded ? undefined : strengthOf(state.rules.game, player.hole, board),
    ),
  );
}

/** The players in `among` who have the best high hand, in the same order. */
export function bestHigh(strengths: Strengths[number], among: readonly number[]): number[] {
  const best = Math.max(...among.map((index) => strengths[index]!.high));
  return among.filter((index) => strengths[index]!.high === best);
}

export function bestLow(strengths: Strengths[number], among: readonly number[]): number[] {
  const low = among.filter((index) => strengths[index]!.low !== null);
  const best = Math.min(...low.map((index) => strengths[index]!.low!));
  return low.filter((index) => strengths[index]!.low === best);
}

/**
 * Splits an amount among its winners. Odd chips go to the first board, then to the high half, then to the
 * winners closest to the left of the button.
 */
function sharesOf(state: HandState, amount: number, claimants: number[], strengths: Strengths): Share[] {
  const seatOf = (index: number) => state.players[index]!.seat;
  if (claimants.length === 1) return [{ seat: seatOf(claimants[0]!), amount, board: 0, side: "high" }];
  return splitEvenly(amount, strengths.length).flatMap((part, board) => {
    const lows = games[state.rules.game].splitsLow ? bestLow(strengths[board]!, claimants) : [];
    const [high, low] = lows.length > 0 ? splitEvenly(part, 2) : [part, 0];
    const give = (winners: number[], total: number, side: Share["side"]) =>
      splitEvenly(total, winners.length).map((share, at) => ({
        seat: seatOf(winners[at]!),
        amount: share,
        board,
        side,
      }));
    return [...give(bestHigh(strengths[board]!, claimants), high!, "high"), ...give(lows, low!, "low")];
  });
}

/** Ends the hand: takes the rake, shows the hands that must be shown and pays every pot. */
export function settle(state: HandState): void {
  const contested = contenders(state).length > 1;
  const pots = buildPots(state.players);
  const claims = claimantsOf(pots, state.players);
  const strengths = contested ? strengthsOf(state) : [];
  const flopSeen = state.boards[0]!.length > 0;
  const rake = rakeFor(state.rules.rake, potTotal(state), state.players.length, flopSeen);
  const rakes = shareRake(
    rake,
    pots.map(({ amount }) => amount),
  );
  if (contested) revealInOrder(state, claims, strengths);

  const results: PotResult[] = pots.map(({ amount, eligible }, at) => ({
    amount,
    rake: rakes[at]!,
    seats: eligible.map((index) => state.players[index]!.seat),
    shares: sharesOf(state, amount - rakes[at]!, claims[at]!, strengths).filter((share) => share.amount > 0),
  }));
  for (const { seat, amount } of results.flatMap(({ shares }) => shares))
    state.players.find((player) => player.seat === seat)!.stack += amount;
  if (rake > 0) state.log = [...state.log, { kind: "rake", amount: rake }];
  state.result = { rake, pots: results };
  state.toAct = null;
  moveTo(state, "complete");
}
