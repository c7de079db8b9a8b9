import type { Translate } from "@parlour/web/i18n/translator";
import { expect, test } from "vitest";
import { dragonTigerStatistics } from "./dragon-tiger/client/dragon-tiger-statistics.ts";
import { dragonTigerTable } from "./dragon-tiger/math/dragon-tiger-table.ts";
import { dealerStatistics } from "./kit/client/blackjack/dealer-statistics.ts";
import type { StatisticsGroup } from "./kit/client/live/statistics/statistics-group.ts";
import { fairStream } from "./kit/math/fair-stream.ts";
import type { RandomSource } from "./kit/math/random-source.ts";
import { liveBaccaratStatistics } from "./live-baccarat/client/live-baccarat-statistics.ts";
import { liveBaccaratTable } from "./live-baccarat/math/live-baccarat-table.ts";
import { liveBlackjackTable } from "./live-blackjack/math/live-blackjack-table.ts";
import { liveCrapsStatistics } from "./live-craps/client/live-craps-statistics.ts";
import { liveCrapsTable } from "./live-craps/math/live-craps-table.ts";
import { liveHoldemStatistics } from "./live-holdem/client/live-holdem-statistics.ts";
import { liveHoldemTable } from "./live-holdem/math/live-holdem-table.ts";
import { moneyWheelStatistics } from "./money-wheel/client/money-wheel-statistics.ts";
import { moneyWheelTable } from "./money-wheel/math/money-wheel-table.ts";
import { sevenSeatBlackjackTable } from "./seven-seat-blackjack/math/seven-seat-blackjack-table.ts";
import { sicBoStatistics } from "./sic-bo/client/sic-bo-statistics.ts";
import { sicBoTable } from "./sic-bo/math/sic-bo-table.ts";

const t: Translate = (key) => key.split(".")[1]!;
const rounds = 600;

type Drawn = (random: RandomSource) => unknown;
const tables: readonly [string, Drawn, (outcomes: never[], t: Translate) => StatisticsGroup[]][] = [
  ["sic-bo", (random) => sicBoTable.draw(null as never, random), sicBoStatistics],
  ["live-craps", (random) => liveCrapsTable.draw(null as never, random), liveCrapsStatistics],
  ["money-wheel", (random) => moneyWheelTable.draw(null as never, random), moneyWheelStatistics],
  ["live-blackjack", (random) => liveBlackjackTable.draw(null, random), dealerStatistics],
  ["seven-seat-blackjack", (random) => sevenSeatBlackjackTable.draw(null as never, random), dealerStatistics],
  ["live-holdem", (random) => liveHoldemTable.draw(null, random), liveHoldemStatistics],
  ["live-baccarat", (random) => liveBaccaratTable.draw(null as never, random), liveBaccaratStatistics],
  ["dragon-tiger", (random) => dragonTigerTable.draw(null as never, random), dragonTigerStatistics],
];

test.each(tables)(
  "%s: every round counts in one row of each group, near its expected share",
  (slug, draw, of) => {
    const outcomes = Array.from({ length: rounds }, (_, nonce) =>
      draw(fairStream({ serverSeed: slug, clientSeed: "statistics", nonce })),
    );
    const groups = of(outcomes as never[], t);
    expect(groups.length).toBeGreaterThan(0);
    for (const { title, rows } of groups) {
      expect(new Set(rows.map(({ name }) => name)).size, title).toBe(rows.length);
      expect(
        rows.reduce((sum, { count }) => sum + count, 0),
        title,
      ).toBe(rounds);
      const expected = rows.flatMap((row) => row.expected ?? []);
      if (expected.length === 0) continue;
      expect(
        expected.reduce((sum, share) => sum + share, 0),
        title,
      ).toBeCloseTo(1, 5);
      // Five standard deviations.
      for (const { name, count, expected: share = 0 } of rows)
        expect(Math.abs(count / rounds - share), `${title} ${name}`).toBeLessThan(
          5 * Math.sqrt((share * (1 - share)) / rounds) + 1 / rounds,
        );
    }
  },
);

test("a dealer's blackjack is not counted as 21", () => {
  const [group] = dealerStatistics([{ dealer: [0, 12] }, { dealer: [6, 6, 6] }], t);
  const counts = Object.fromEntries(group!.rows.map(({ name, count }) => [name, count]));
  expect(counts).toMatchObject({ 21: 1, outcomeBlackjack: 1, outcomeBust: 0 });
});
