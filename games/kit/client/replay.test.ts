import type { RoundRecord } from "@parlour/contracts/entities/game-round";
import { describe, expect, test } from "vitest";
import { replaySeat } from "./replay.ts";

const step = (sequence: number, win: number, view: unknown) => ({
  sequence,
  action: sequence === 1 ? { stake: 100, mines: 3 } : { kind: "reveal", tile: sequence },
  stake: sequence === 1 ? 1 : 0,
  win,
  draws: [],
  view,
});
const record = (steps: RoundRecord["steps"], state: RoundRecord["state"] = "ENDED"): RoundRecord => ({
  vertical: "casino",
  roundId: "round",
  gameId: "1203",
  slug: "mines",
  currency: "USD",
  stake: 1,
  win: steps.reduce((sum, { win }) => sum + win, 0),
  jackpot: null,
  promotional: false,
  state,
  startedAt: "2030-01-01T12:00:00.000Z",
  endedAt: null,
  steps,
  seeds: null,
  mathsVersion: 1,
  payoutCap: null,
});
const replayOf = (round: RoundRecord, at = 0) => replaySeat({ round, at, name: "Mines", language: "en" });

describe("a seat that replays a stored round", () => {
  test("plays a round of one step again, at its stake, and tells its bet", async () => {
    const { seat, replay } = replayOf(record([step(1, 2.5, { path: [1] })]));
    expect(replay.bet).toEqual({ stake: 100, mines: 3 });
    expect([seat.resumed(), replay.isUnderWay()]).toEqual([null, false]);
    const round = await seat.play({ stake: 100 });
    expect(round).toMatchObject({ stake: 100, win: 250, done: true, view: { path: [1] } });
    expect(replay.isUnderWay()).toBe(true);
  });

  test("shows how a longer round stood after a step, and plays nothing", () => {
    const round = record([step(1, 0, "dealt"), step(2, 0, "turned"), step(3, 1.5, "paid")]);
    const stood = [0, 1, 2].map((at) => replayOf(round, at));
    expect(stood.map(({ seat }) => seat.resumed()?.view)).toEqual(["dealt", "turned", "paid"]);
    expect(stood.map(({ seat }) => seat.resumed()?.win)).toEqual([0, 0, 150]);
    expect(stood.every(({ replay }) => replay.isUnderWay())).toBe(true);
  });

  test("shows a round that is still open as it stands", () => {
    const { seat } = replayOf(record([step(1, 0, "dealt")], "OPEN"));
    expect(seat.resumed()?.view).toBe("dealt");
  });
});
