import { blackjackFigure } from "../../kit/math/blackjack/blackjack-figure.ts";
import {
  insuranceReturnOf,
  pokerPays,
  proveSideBets,
  reachedSideBets,
} from "../../kit/math/blackjack/side-bets.ts";
import { sideWords } from "../../kit/math/blackjack/table-pay-tables.ts";
import type { GameProof } from "../../kit/math/manifest.ts";
import type { PayTable } from "../../kit/math/pay-table.ts";
import { SAMPLE_STAKE } from "../../kit/math/sample-stake.ts";
import { simulationSource } from "../../kit/math/simulation-source.ts";
import { isSamePay, unreachablePays } from "../../kit/math/unreachable-pays.ts";
import { blackjack } from "./blackjack.ts";
import { blackjackPayTables } from "./blackjack-pay-tables.ts";
import { blackjackRules } from "./rules.ts";
import { seatNumbers, spotOf } from "./seats.ts";
import { blackjackTableMoves } from "./state.ts";

/** Plays rounds in which the player insures and stands, and returns what each row of the pay tables paid. */
function paidRows(): Map<string, number> {
  const random = simulationSource(1003);
  const paid = new Map<string, number>();
  for (const [kind, pays] of reachedSideBets()) paid.set(sideWords[kind as keyof typeof sideWords], pays);
  for (let round = 0; round < 2_000; round++) {
    let step = blackjack.begin({ stake: 100 }, random);
    if (!step.done && step.state.seats[0]!.insurance === "offered")
      step = blackjack.act!(step.state, { kind: "insure" }, random);
    while (!step.done) step = blackjack.act!(step.state, { kind: "stand" }, random);
    const { stake, insuranceWin } = step.state.seats[0]!;
    const { outcome, win } = step.state.hands[0]!;
    if (outcome === "blackjack") paid.set("games-blackjack.outcomeBlackjack", win / stake);
    if (outcome === "win") paid.set("games-blackjack.outcomeWin", win / stake);
    if (insuranceWin > 0) paid.set("games-blackjack.insurance", insuranceWin / (stake / 2));
  }
  return paid;
}

export function unreachableBlackjack(tables: readonly PayTable[] = blackjackPayTables): string[] {
  const paid = paidRows();
  return unreachablePays(tables, (pay, { table, row }) => {
    const name = tables[table]!.rows[row]![0];
    return !!name && "word" in name && isSamePay(paid.get(name.word) ?? 0, pay);
  });
}

/** Chips on every spot of the given hands. */
const chipsOn = (seats: readonly number[]) => ({
  bets: seats.flatMap((seat) =>
    (["main", "pairs", "poker"] as const).map((kind) => ({
      spot: spotOf(kind, seat),
      stake: SAMPLE_STAKE,
    })),
  ),
});

export const blackjackProof: GameProof = {
  isSlow: true,
  prove() {
    const { decks, handsMax, surrender } = blackjackRules;
    const { pairs, poker } = proveSideBets(decks);
    return {
      main: "basic strategy",
      // With several hands, each hand is as likely to get any given cards as a single hand would be, so the figures
      // hold for any number of hands.
      figures: [
        blackjackFigure({ decks, handsMax, surrender }, 1003),
        { bet: "pairs", returned: pairs },
        { bet: "21+3", returned: poker },
        { bet: "insurance", returned: insuranceReturnOf(decks) },
      ],
      // A small main bet with a large stake on 21+3 pays almost the same multiple as 21+3 alone.
      maximum: Math.max(...Object.values(pokerPays)) + 1,
      payUnit: 2,
      unreachable: unreachableBlackjack(),
    };
  },
  samples: {
    bets: [{ stake: SAMPLE_STAKE }, { stake: 1 }, chipsOn([2]), chipsOn(seatNumbers)],
    actions: blackjackTableMoves.map((kind) => ({ kind })),
  },
};
