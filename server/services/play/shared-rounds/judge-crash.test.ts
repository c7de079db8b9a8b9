import { CRASH_MAX, crashWorthAt } from "@parlour/games/crash/math/crash";
import { crashTable as crash } from "@parlour/games/crash/math/crash-table";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Bet } from "./bet-store.ts";
import { judge } from "./judge-bets.ts";
import type { Round } from "./round-store.ts";

const points = fc.integer({ min: 100, max: CRASH_MAX });
const stakes = fc.integer({ min: 1, max: 1_000_000 });

function roundTo(point: number, voided = false): Round {
  return { outcome: { point }, field: null, voided } as Round;
}
function betOf(stake: number, leavesAt: number | null, state: Bet["state"] = "PLACED"): Bet {
  return { id: "bet", bet: { stake, autoCashOut: leavesAt }, leavesAt, state } as unknown as Bet;
}
const fail = (_bet: Bet, error: unknown) => {
  throw error;
};
const verdictOf = (round: Round, bet: Bet) => judge(crash as unknown as SharedGame, round, [bet], fail)[0]!;

test("a bet that can't be decided is reported and does not hold up the others", () => {
  const winOf = () => {
    throw new Error("This bet is broken.");
  };
  const broken = { ...betOf(100, null), id: "broken" };
  const game = { ...crash, winOf } as unknown as SharedGame;
  const failed: string[] = [];
  const verdicts = judge(game, roundTo(300), [broken, betOf(100, 200)], ({ id }) => failed.push(id));
  expect(verdicts).toEqual([{ id: "bet", state: "WON", winMinor: 200, leftAt: 200 }]);
  expect(failed).toEqual(["broken"]);
});

test("an automatic cash-out is paid exactly when the flight reached it", () => {
  fc.assert(
    fc.property(points, stakes, fc.integer({ min: 101, max: CRASH_MAX }), (point, stake, request) => {
      const { state, winMinor, leftAt } = verdictOf(roundTo(point), betOf(stake, request));
      const win = Number((BigInt(stake) * BigInt(request)) / 100n);
      const expected =
        request > point
          ? { state: "LOST", winMinor: 0, leftAt: null }
          : { state: "WON", winMinor: win, leftAt: request };
      expect({ state, winMinor, leftAt }).toEqual(expected);
    }),
    {
      examples: [
        [250, 1_000, 250],
        [250, 1_000, 251],
        [100, 1, 101],
      ],
    },
  );
});

test("a bet without cash-out loses, unless the round is called off; an unconfirmed bet is voided", () => {
  fc.assert(
    fc.property(points, stakes, (point, stake) => {
      expect(verdictOf(roundTo(point), betOf(stake, null)).state).toBe("LOST");
      expect(verdictOf(roundTo(point, true), betOf(stake, null)).state).toBe("VOIDED");
      expect(verdictOf(roundTo(point), betOf(stake, 101, "TAKING")).state).toBe("VOIDED");
    }),
  );
});

test("the flight lasts exactly as long as its last multiplier", () => {
  fc.assert(
    fc.property(points, (point) => {
      const ms = crash.runMs({ point });
      expect(crashWorthAt(ms - 1)).toBeLessThanOrEqual(point);
      expect(crashWorthAt(ms)).toBeGreaterThanOrEqual(Math.min(point + 1, CRASH_MAX));
    }),
    { numRuns: 60, examples: [[100], [CRASH_MAX - 1], [CRASH_MAX]] },
  );
});
