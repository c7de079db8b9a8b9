export type StrategyMove = "hit" | "stand" | "double" | "split" | "surrender";

export type StrategyHand = {
  total: number;
  soft: boolean;
  /** The points of a pair, 1 for aces; null if the hand is not a pair. */
  pairOf: number | null;
  canDouble: boolean;
  canSplit: boolean;
  /** Whether late surrender is allowed now; unset at tables without surrender. */
  canSurrender?: boolean;
};

/** Whether the dealer's upcard is worth `first` to `last` points; an ace counts as 1. */
const between = (up: number, first: number, last: number): boolean => up >= first && up <= last;

/**
 * The strategy behind the stated return: the usual chart for four to eight decks when the dealer stands on soft 17,
 * with doubling after a split, and late surrender at tables that offer it. It never takes insurance.
 */
export function basicStrategy(
  { total, soft, pairOf, canDouble, canSplit, canSurrender = false }: StrategyHand,
  up: number,
): StrategyMove {
  // A pair of eights has sixteen points, but splitting it is better than surrendering.
  if (canSurrender && !soft && pairOf !== 8 && surrenders(total, up)) return "surrender";
  if (canSplit && pairOf !== null && splits(pairOf, up)) return "split";
  const doubling = canDouble && (soft ? doublesSoft(total, up) : doublesHard(total, up));
  if (doubling) return "double";
  return (soft ? standsSoft(total, up) : standsHard(total, up)) ? "stand" : "hit";
}

function splits(pair: number, up: number): boolean {
  switch (pair) {
    case 1:
    case 8:
      return true;
    case 2:
    case 3:
    case 7:
      return between(up, 2, 7);
    case 4:
      return between(up, 5, 6);
    case 6:
      return between(up, 2, 6);
    case 9:
      return between(up, 2, 9) && up !== 7;
    default:
      return false;
  }
}

/** Sixteen is surrendered against a nine, a ten or an ace, and fifteen against a ten. */
function surrenders(total: number, up: number): boolean {
  if (total === 16) return up === 1 || up >= 9;
  return total === 15 && up === 10;
}

function doublesHard(total: number, up: number): boolean {
  if (total === 11) return up !== 1;
  if (total === 10) return between(up, 2, 9);
  return total === 9 && between(up, 3, 6);
}

function doublesSoft(total: number, up: number): boolean {
  if (total === 13 || total === 14) return between(up, 5, 6);
  if (total === 15 || total === 16) return between(up, 4, 6);
  return (total === 17 || total === 18) && between(up, 3, 6);
}

function standsHard(total: number, up: number): boolean {
  if (total >= 17) return true;
  if (total >= 13) return between(up, 2, 6);
  return total === 12 && between(up, 4, 6);
}

const standsSoft = (total: number, up: number): boolean => total >= 19 || (total === 18 && between(up, 2, 8));
