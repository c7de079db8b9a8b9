import { startHand } from "@parlour/poker/engine/start-hand";
import { play, stackedSetup } from "@parlour/poker/testing/stacked-hand";
import { expect, test } from "vitest";
import { toHandView } from "./hand-view.ts";
import { tablePlan } from "./table-plan.ts";

const config = tablePlan.find(({ game, bots }) => game === "omahaHiLo" && bots !== null)!;

test("at a practice table, a player reads which high and low hands their cards make", () => {
  const setup = stackedSetup({
    game: "omahaHiLo",
    stacks: [200, 200],
    blinds: [1, 2],
    holes: ["As2sKdKh", "9c9d9hJs"],
    board: "4h6d8cQcQd",
  });
  const preflop = startHand(setup);
  const flop = play(preflop, "1 call, 2 check");
  const ownOf = (state: typeof flop, seat: number) =>
    toHandView(config, { button: 1 }, state, { seat }).players.find((player) => player.seat === seat)!;
  expect(ownOf(preflop, 1)).toMatchObject({ handKinds: [], lowHands: [] });
  expect(ownOf(flop, 1)).toMatchObject({ handKinds: ["pair"], lowHands: ["8-6-4-2-A"] });
  expect(ownOf(flop, 2)).toMatchObject({ handKinds: ["pair"], lowHands: [] });
  const other = toHandView(config, { button: 1 }, flop, { seat: 2 }).players[0]!;
  expect(other).toMatchObject({ cards: null, handKinds: [], lowHands: [] });
});
