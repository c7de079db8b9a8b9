import type { PokerBotLevel } from "@parlour/contracts/entities/poker";
import { type Card, sortedDeck } from "@parlour/poker/cards";
import type { HandAction } from "@parlour/poker/engine/apply";
import { legalActions } from "@parlour/poker/engine/legal-actions";
import { contenders, type HandState, potTotal } from "@parlour/poker/engine/state";
import { type GameCode, games, type HandStrength, strengthOf } from "@parlour/poker/games";

/** Returns numbers from 0 to 1. Only bots use it; cards come from the certified source. */
export type Dice = () => number;

type Style = {
  samples: number;
  /** How far the bot's estimate of its own chances may be off. */
  noise: number;
  /**
   * Added to the bot's chance of winning before it is compared with the pot odds; a loose bot calls too
   * often.
   */
  looseness: number;
  /** The chance of winning above which the bot bets or raises. */
  valueFrom: number;
  aggression: number;
  bluffs: number;
};

const styles: Record<PokerBotLevel, Style> = {
  NOVICE: { samples: 24, noise: 0.25, looseness: 0.12, valueFrom: 0.7, aggression: 0.35, bluffs: 0.02 },
  REGULAR: { samples: 60, noise: 0.1, looseness: 0.02, valueFrom: 0.6, aggression: 0.6, bluffs: 0.06 },
  STRONG: { samples: 160, noise: 0.03, looseness: -0.02, valueFrom: 0.55, aggression: 0.8, bluffs: 0.1 },
};

/** Chooses a bot's action. Like a player, it knows its own cards, the board and the bets. */
export function botAction(state: HandState, seat: number, level: PokerBotLevel, dice: Dice): HandAction {
  const style = styles[level];
  const legal = legalActions(state, seat);
  const rivals = contenders(state).length - 1;
  const seen = chanceToWin(state, seat, rivals, style.samples, dice);
  const chance = seen + (dice() - 0.5) * 2 * style.noise;
  // The same chance of winning means a stronger hand against more opponents: 40% is good against five, but
  // poor against one.
  const strength = 1 - (1 - chance) ** (1 + (rivals - 1) * 0.35);
  const range = legal.bet ?? legal.raise;
  const type = legal.bet ? "bet" : "raise";
  const raisesBefore = state.log.filter(({ kind }) => kind === "raise" || kind === "bet").length;
  const wantsMore =
    (strength > style.valueFrom + raisesBefore * 0.04 && dice() < style.aggression) ||
    (legal.check && dice() < style.bluffs);
  if (range && wantsMore) {
    const size = potTotal(state) * (0.4 + dice() * 0.5) * (strength > 0.85 ? 1.4 : 1);
    const step = state.rules.minBet / 2;
    const to = Math.round((state.currentBet + size) / step) * step;
    return { type, seat, to: Math.max(range.min, Math.min(range.max, to)) };
  }
  if (legal.check) return { type: "check", seat };
  const price = legal.call! / (potTotal(state) + legal.call!);
  return { type: chance + style.looseness >= price ? "call" : "fold", seat };
}

/**
 * Returns the share of the pot that this seat wins on average against the remaining players when the unknown cards are
 * dealt at random.
 */
function chanceToWin(
  { rules: { game }, players, boards }: HandState,
  seat: number,
  rivals: number,
  samples: number,
  dice: Dice,
): number {
  const hole = players.find((player) => player.seat === seat)!.hole;
  const board = boards[0]!;
  const unknown = sortedDeck(games[game].deck).filter(
    (card) => !hole.includes(card) && !board.includes(card),
  );
  const missing = 5 - board.length;
  let won = 0;
  for (let sample = 0; sample < samples; sample++) {
    const drawn = draw(unknown, missing + rivals * hole.length, dice);
    const full = [...board, ...drawn.slice(0, missing)];
    const others = strengthsOf(game, drawn.slice(missing), { rivals, full });
    won += shareOfPot(strengthOf(game, hole, full), others);
  }
  return won / samples;
}

/** Rivals' hands are evaluated one by one, because most of them can be skipped once a hand is beaten. */
function* strengthsOf(
  game: GameCode,
  cards: readonly Card[],
  { rivals, full }: { rivals: number; full: readonly Card[] },
): Generator<HandStrength> {
  const size = cards.length / rivals;
  for (let at = 0; at < rivals; at++) yield strengthOf(game, cards.slice(at * size, (at + 1) * size), full);
}

/** Returns the share of the pot that a hand wins. If anyone has a low, the best low wins half. */
export function shareOfPot(mine: HandStrength, others: Iterable<HandStrength>): number {
  let hasLow = mine.low !== null;
  // How many players win the high half and the low half of the pot, counting this one; 0 for a half that this one
  // does not win.
  let [highs, lows] = [1, mine.low === null ? 0 : 1];
  for (const { high, low } of others) {
    if (high > mine.high) highs = 0;
    else if (high === mine.high && highs > 0) highs += 1;
    if (low !== null) {
      hasLow = true;
      if (lows > 0 && low < mine.low!) lows = 0;
      else if (lows > 0 && low === mine.low) lows += 1;
    }
    if (highs + lows === 0) return 0;
  }
  const share = (winners: number) => (winners === 0 ? 0 : 1 / winners);
  return hasLow ? (share(highs) + share(lows)) / 2 : share(highs);
}

function draw(cards: readonly Card[], count: number, dice: Dice): Card[] {
  const left = [...cards];
  for (let at = 0; at < count; at++) {
    const picked = at + Math.floor(dice() * (left.length - at));
    [left[at], left[picked]] = [left[picked]!, left[at]!];
  }
  return left.slice(0, count);
}
