import type { HandStrength } from "../games.ts";
import type { HandState, LogEntry } from "./state.ts";

/** Shows a hand to all players, unless it was already shown. */
export function reveal(state: HandState, index: number): void {
  const player = state.players[index]!;
  if (player.revealed) return;
  player.revealed = true;
  state.log = [...state.log, { kind: "reveal", seat: player.seat, cards: player.hole }];
}

/** Whether the player at least ties every shown hand for some part of a pot that they can win. */
function canStillWin(
  index: number,
  shown: readonly number[],
  claims: readonly (readonly number[])[],
  strengths: readonly (readonly (HandStrength | undefined)[])[],
): boolean {
  return claims.some((claim) => {
    if (!claim.includes(index)) return false;
    const rivals = shown.filter((other) => claim.includes(other));
    return strengths.some((board) => {
      const mine = board[index]!;
      const high = rivals.every((other) => mine.high >= board[other]!.high);
      const low =
        mine.low !== null &&
        rivals.every((other) => board[other]!.low === null || mine.low! <= board[other]!.low!);
      return high || low;
    });
  });
}

/**
 * The last player to bet or raise on the river shows first or, if there was no bet, the first player left of
 * the button. After that, players show only hands that can still win something and muck the others.
 */
export function revealInOrder(
  state: HandState,
  claims: readonly (readonly number[])[],
  strengths: readonly (readonly (HandStrength | undefined)[])[],
): void {
  const { players, aggressor } = state;
  const first = aggressor !== null && !players[aggressor]!.folded ? aggressor : 0;
  const shown = players.flatMap((player, index) => (player.revealed ? [index] : []));
  for (let step = 0; step < players.length; step++) {
    const index = (first + step) % players.length;
    const player = players[index]!;
    if (player.folded || player.revealed) continue;
    if (!player.concedes && canStillWin(index, shown, claims, strengths)) {
      reveal(state, index);
      shown.push(index);
    } else {
      const entry: LogEntry = { kind: "muck", seat: player.seat };
      state.log = [...state.log, entry];
    }
  }
}
