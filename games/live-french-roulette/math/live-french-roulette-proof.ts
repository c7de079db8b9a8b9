import type { GameProof } from "../../kit/math/manifest.ts";
import type { PayTable } from "../../kit/math/pay-table.ts";
import { proveSpots } from "../../kit/math/prove-spots.ts";
import { europeanLayout } from "../../kit/math/roulette-layout.ts";
import { spotWords } from "../../kit/math/roulette-pay-tables.ts";
import { isSamePay, unreachablePays } from "../../kit/math/unreachable-pays.ts";
import { settleLaPartage } from "./la-partage.ts";
import { liveFrenchRoulettePayTables } from "./live-french-roulette-pay-tables.ts";

const spots = [...europeanLayout.spots.values()];

/**
 * Each pay table row states the payout of one kind of spot; every spot of that kind must pay this amount on at least
 * one pocket.
 */
export const unreachableFrenchRoulette = (
  tables: readonly PayTable[] = liveFrenchRoulettePayTables,
): string[] =>
  unreachablePays(tables, (pay, { table, row }) => {
    const name = tables[table]!.rows[row]![0];
    const named = spots.filter(({ kind }) => name && "word" in name && spotWords[kind] === name.word);
    const pays = (spot: string, pocket: number) =>
      isSamePay(settleLaPartage(europeanLayout, spot, 100, pocket) / 100, pay);
    return (
      named.length > 0 && named.every(({ id }) => europeanLayout.wheel.some((pocket) => pays(id, pocket)))
    );
  });

export const liveFrenchRouletteProof: GameProof = {
  prove: () => ({
    main: "red",
    figures: proveSpots({
      spots: [...europeanLayout.spots.keys()],
      kindOf: (spot) => europeanLayout.spots.get(spot)!.kind,
      outcomes: europeanLayout.wheel.map((pocket) => ({ outcome: pocket, weight: 1 })),
      settle: (spot, stake, pocket) => settleLaPartage(europeanLayout, spot, stake, pocket),
    }),
    maximum: 36,
    payUnit: 2,
    unreachable: unreachableFrenchRoulette(),
  }),
};
