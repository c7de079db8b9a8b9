import { CASINO_WAR_DECKS, TIE_PAYS, type WarOutcome, warReturns } from "./casino-war.ts";

const RANKS = 13;
const OF_EACH = CASINO_WAR_DECKS * 4;

type Shoe = readonly number[];

/** Every pair of ranks from a shoe, with its probability and the shoe without the pair. */
function pairsFrom(shoe: Shoe): { player: number; dealer: number; chance: number; left: Shoe }[] {
  const size = shoe.reduce((sum, count) => sum + count, 0);
  return shoe.flatMap((own, player) => {
    const without = shoe.with(player, own - 1);
    return without.map((other, dealer) => ({
      player,
      dealer,
      chance: (own / size) * (other / (size - 1)),
      left: without.with(dealer, other - 1),
    }));
  });
}

/**
 * The exact returns of going to war, of surrendering and of the tie bet, and the probability of each outcome.
 */
export function proveCasinoWar() {
  const outcomes: Record<WarOutcome, number> = {
    win: 0,
    lose: 0,
    warWin: 0,
    warTie: 0,
    warLose: 0,
    surrender: 0,
  };
  let tie = 0;
  for (const { player, dealer, chance, left } of pairsFrom(Array<number>(RANKS).fill(OF_EACH))) {
    if (player !== dealer) {
      outcomes[player > dealer ? "win" : "lose"] += chance;
      continue;
    }
    tie += chance;
    for (const war of pairsFrom(left)) {
      const outcome = war.player === war.dealer ? "warTie" : war.player > war.dealer ? "warWin" : "warLose";
      outcomes[outcome] += chance * war.chance;
    }
  }
  const first = outcomes.win * warReturns.win.ante;
  const atWar = (["warWin", "warTie", "warLose"] as const).reduce(
    // The war bet costs another ante, which is deducted from the payout.
    (sum, outcome) => sum + outcomes[outcome] * (warReturns[outcome].ante + warReturns[outcome].war - 1),
    0,
  );
  return {
    alwaysWar: first + atWar,
    alwaysSurrender: first + tie * warReturns.surrender.ante,
    tie: tie * (TIE_PAYS + 1),
    outcomes: { ...outcomes, surrender: tie },
  };
}
