import { type Dice, isPoint, type Point, points } from "../../kit/math/craps-odds.ts";
import { type BetResult, type CrapsKind, crapsKinds, decideBet, type OddsKind } from "./craps-bets.ts";

const faces = [1, 2, 3, 4, 5, 6];
const everyRoll: readonly Dice[] = faces.flatMap((one) => faces.map((other): Dice => [one, other]));

/** The share of the stake that a decided bet returns, before any rounding. */
function shareOf(result: Exclude<BetResult, null>): number {
  if (result === "lost") return 0;
  return result === "push" ? 1 : 1 + result[0] / result[1];
}

type Chances = { returned: number; paid: number };

/**
 * The average return of a bet with a given point, and the probability that it is paid. Rolls that change
 * nothing are ignored. For a roll that sets the point, the return and probability of the bet with that point are used.
 */
function chancesOf(kind: CrapsKind | OddsKind, point: Point | null): Chances {
  let decided = 0;
  let returned = 0;
  let paid = 0;
  for (const dice of everyRoll) {
    const total = dice[0] + dice[1];
    const result = decideBet(kind, dice, point);
    if (result !== null) {
      decided++;
      returned += shareOf(result);
      paid += shareOf(result) > 0 ? 1 : 0;
    } else if (point === null && isPoint(total)) {
      const later = chancesOf(kind, total);
      decided++;
      returned += later.returned;
      paid += later.paid;
    }
  }
  return { returned: returned / decided, paid: paid / decided };
}

/** The probability that the first roll sets a point. */
const pointChance = everyRoll.filter(([one, other]) => isPoint(one + other)).length / everyRoll.length;

/** The exact returns of all bets, and of the line bets together with odds. */
export function proveCraps() {
  const bets = Object.fromEntries(crapsKinds.map((kind) => [kind, chancesOf(kind, null)])) as Record<
    CrapsKind,
    Chances
  >;
  /** Odds bets are paid at true odds, so they lower the house edge on the total stake. */
  const withOdds = (kind: "pass" | "dontPass", times: number): number =>
    1 - (1 - bets[kind].returned) / (1 + times * pointChance);
  return {
    bets,
    odds: points.flatMap((point) => [
      chancesOf("passOdds", point).returned,
      chancesOf("dontPassOdds", point).returned,
    ]),
    withOdds,
  };
}
