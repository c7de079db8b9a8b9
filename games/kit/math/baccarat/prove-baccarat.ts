import {
  BACCARAT_DECKS,
  type BaccaratKind,
  type BankerRule,
  baccaratReturns,
  noCommissionReturns,
  SHORT_POINTS,
} from "./baccarat-hands.ts";
import { bankerDraws } from "./tableau.ts";

/** The exact return of every bet, and how often it pays: enumerates all sequences of six point values, without replacement. */
export function proveBaccarat(
  rule: BankerRule = "commission",
): Record<BaccaratKind, { returned: number; paid: number }> {
  const left = Array.from({ length: 10 }, (_, points) => (points === 0 ? 16 : 4) * BACCARAT_DECKS);
  let cards = 52 * BACCARAT_DECKS;
  const chances = { player: 0, banker: 0, tie: 0 };
  /** The probability that the banker wins with six points. */
  let shortWins = 0;

  /** Draws every possible point value in turn. */
  const each = (chance: number, then: (points: number, chance: number) => void): void => {
    for (let points = 0; points < 10; points++) {
      const likely = (chance * left[points]!) / cards;
      if (likely === 0) continue;
      left[points]!--;
      cards--;
      then(points, likely);
      left[points]!++;
      cards++;
    }
  };
  const settle = (player: number, banker: number, chance: number): void => {
    chances[player === banker ? "tie" : player > banker ? "player" : "banker"] += chance;
    if (banker > player && banker === SHORT_POINTS) shortWins += chance;
  };
  const bankerTurn = (player: number, banker: number, third: number | null, chance: number): void => {
    if (bankerDraws(banker, third))
      each(chance, (points, likely) => settle(player, (banker + points) % 10, likely));
    else settle(player, banker, chance);
  };

  each(1, (p1, chance1) =>
    each(chance1, (b1, chance2) =>
      each(chance2, (p2, chance3) =>
        each(chance3, (b2, chance4) => {
          const player = (p1 + p2) % 10;
          const banker = (b1 + b2) % 10;
          if (player >= 8 || banker >= 8) settle(player, banker, chance4);
          else if (player >= 6) bankerTurn(player, banker, null, chance4);
          else each(chance4, (p3, chance5) => bankerTurn((player + p3) % 10, banker, p3, chance5));
        }),
      ),
    ),
  );

  const bankerPays =
    rule === "commission"
      ? chances.banker * baccaratReturns.banker
      : (chances.banker - shortWins) * noCommissionReturns.banker + shortWins * noCommissionReturns.bankerSix;
  const pair = (4 * BACCARAT_DECKS - 1) / (52 * BACCARAT_DECKS - 1);
  return {
    // A tie returns the stakes on player and banker.
    player: {
      returned: (chances.player * baccaratReturns.player) / 100 + chances.tie,
      paid: chances.player + chances.tie,
    },
    banker: {
      returned: bankerPays / 100 + chances.tie,
      paid: chances.banker + chances.tie,
    },
    tie: { returned: (chances.tie * baccaratReturns.tie) / 100, paid: chances.tie },
    playerPair: { returned: (pair * baccaratReturns.playerPair) / 100, paid: pair },
    bankerPair: { returned: (pair * baccaratReturns.bankerPair) / 100, paid: pair },
  };
}
