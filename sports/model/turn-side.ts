import type { Side } from "../markets/market.ts";
import type { MatchState } from "./match-state.ts";

/** Whose turn it is within a segment: the server in tennis, the batting side in cricket and baseball. */
export interface Turn {
  readonly side: Side;
  /** In cricket, the balls bowled and the wickets lost in the innings. */
  readonly balls?: number;
  readonly wickets?: number;
  /** In baseball, the number of outs. */
  readonly outs?: number;
}

const OUTS = 3;

/** Returns whose turn it is; null in sports without turns, between segments and after the end. */
export function turnOf(sport: string, state: MatchState): Turn | null {
  if (state.ended || state.segments.length === 0) return null;
  const segment = state.segments.at(-1)!;
  const [home, away] = segment;
  switch (sport) {
    case "tennis": {
      if (state.detail.length === 0 && state.segments.length === 1) return { side: "home" };
      const [first = 0, won = 0, lost = 0] = state.detail;
      const changes = home === 6 && away === 6 ? Math.floor((won + lost + 1) / 2) : 0;
      return { side: (first + home + away + changes) % 2 === 0 ? "home" : "away" };
    }
    case "cricket": {
      if (state.segments.length > 2) return null;
      const [balls = 0, wickets = 0] = state.detail;
      return { side: state.segments.length === 1 ? "home" : "away", balls, wickets };
    }
    case "baseball": {
      // An inning has six outs. `elapsed` is zero at the start of the inning and otherwise in the middle of an out.
      const outs = Math.round(state.elapsed * 2 * OUTS + (state.elapsed > 0 ? 0.5 : 0));
      return { side: outs < OUTS ? "away" : "home", outs: outs % OUTS };
    }
    default:
      return null;
  }
}

/** The overs of an innings as they are written: complete overs, and the balls of the current one. */
export const oversText = (balls: number): string =>
  balls % 6 === 0 ? String(balls / 6) : `${Math.floor(balls / 6)}.${balls % 6}`;
