import type { PokerBotLevel } from "@parlour/contracts/entities/poker";
import { type Card, sortedDeck } from "@parlour/poker/cards";
import type { HandAction } from "@parlour/poker/engine/apply";
import { legalActions } from "@parlour/poker/engine/legal-actions";
import { contenders, type HandState, potTotal } from "@parlour/poker/engine/state";
import { games, strengthOf } from "@parlour/poker/games";

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

/** Returns how often this seat wins against the remaining players when the unknown cards are dealt at random. */
export function chanceToWin(
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
    const mine = strengthOf(game, hole, full).high;
    let ties = 0;
    let isBeaten = false;
    for (let rival = 0; rival < rivals && !isBeaten; rival++) {
      const from = missing + rival * hole.length;
      const theirs = strengthOf(game, drawn.slice(from, from + hole.length), full).high;
      if (theirs > mine) isBeaten = true;
      else if (theirs === mine) ties += 1;
    }
    if (!isBeaten) won += 1 / (ties + 1);
  }
  return won / samples;
}

function draw(cards: readonly Card[], count: number, dice: Dice): Card[] {
  const left = [...cards];
  for (let at = 0; at < count; at++) {
    const picked = at + Math.floor(dice() * (left.length - at));
    [left[at], left[picked]] = [left[picked]!, left[at]!];
  }
  return left.slice(0, count);
}
