import { ApiError } from "@parlour/web/api/api-error";
import { expect, test, vi } from "vitest";
import type { GameApi, RoundAnswer, SessionAnswer } from "./game-api.ts";
import { createSeat } from "./seat.ts";
import { testSession as session } from "./testing-session.ts";

const answer = (change: Partial<RoundAnswer>): RoundAnswer => ({
  roundId: "r1",
  sequence: 1,
  nonce: 0,
  stake: 10,
  win: 0,
  done: true,
  view: {},
  balance: 90,
  promotional: false,
  ...change,
});

function seatWith(api: Partial<GameApi>, change: Partial<SessionAnswer> = {}) {
  const never = () => Promise.reject(new Error("not expected"));
  return createSeat({
    session: { ...session, ...change },
    api: { startRound: never, actInRound: never, ...api },
    newId: () => "r1",
    sleep: async () => {},
  });
}

test("the stake leaves the balance at once, the win arrives when the table has shown it", async () => {
  const startRound = vi.fn(async () => answer({ win: 25.5, balance: 115.5 }));
  const seat = seatWith({ startRound });
  const playing = seat.play({ stake: 1000, target: 50 });
  expect(seat.state()).toMatchObject({ busy: true });
  const round = await playing;
  expect(startRound).toHaveBeenCalledWith(session.gameSession, {
    roundId: "r1",
    bet: { stake: 10, target: 50 },
    promotional: false,
  });
  expect(round).toMatchObject({ win: 2550, done: true });
  expect(seat.state()).toMatchObject({ balance: 9000, settled: false, busy: false });
  round?.settle();
  expect(seat.state()).toMatchObject({ balance: 11_550, settled: true });
});

test("a win that grows with the steps of a round is held back step by step", async () => {
  const seat = seatWith({
    startRound: async () => answer({ done: false, win: 5, balance: 95 }),
    actInRound: async () => answer({ sequence: 2, win: 12, balance: 102 }),
  });
  const first = await seat.play({ stake: 1000 });
  first?.settle();
  expect(seat.state().balance).toBe(9500);
  const second = await seat.act(first!, { kind: "cashOut" });
  expect(seat.state().balance).toBe(9500);
  second?.settle();
  expect(seat.state().balance).toBe(10_200);
});

test("more than the player has is refused before anything is asked", async () => {
  const startRound = vi.fn();
  const seat = seatWith({ startRound });
  expect(await seat.play({ stake: 10_001 })).toBeNull();
  expect(startRound).not.toHaveBeenCalled();
  expect(seat.state().problem).toEqual({ kind: "funds" });
});

test("a lost connection keeps the round's id until an answer comes", async () => {
  let broken = true;
  const asked: string[] = [];
  const startRound: GameApi["startRound"] = async (_session, { roundId }) => {
    asked.push(roundId);
    if (broken) throw new ApiError({ status: 0, errorCode: null });
    return answer({ balance: 90 });
  };
  const seat = seatWith({ startRound });
  const playing = seat.play({ stake: 1000 });
  await vi.waitFor(() => expect(seat.state().problem).toEqual({ kind: "offline" }), { timeout: 15_000 });
  expect(seat.state()).toMatchObject({ balance: 9000, busy: true });
  broken = false;
  seat.retry();
  expect(await playing).toMatchObject({ roundId: "r1" });
  expect(seat.state()).toMatchObject({ balance: 9000, busy: false, problem: null });
  expect(new Set(asked)).toEqual(new Set(["r1"]));
  expect(asked.length).toBe(5);
});

test("a refusal gives the stake back and says why", async () => {
  const startRound: GameApi["startRound"] = async () => {
    throw new ApiError({ status: 422, errorCode: "INSUFFICIENT_FUNDS", details: { balance: 3 } });
  };
  const seat = seatWith({ startRound });
  expect(await seat.play({ stake: 1000 })).toBeNull();
  expect(seat.state()).toMatchObject({ balance: 300, busy: false, problem: { kind: "funds" } });
});

test("an unfinished round comes back as it stands", () => {
  const seat = seatWith({}, { round: answer({ done: false, sequence: 3, win: 2 }) });
  expect(seat.resumed()).toMatchObject({ sequence: 3, done: false });
  expect(seat.state()).toMatchObject({ settled: true, balance: 9000 });
});

test("granted rounds that are gone leave the table to money, and say so", async () => {
  const startRound = vi
    .fn<GameApi["startRound"]>()
    .mockRejectedValueOnce(new ApiError({ status: 403, errorCode: "FEATURE_DISABLED" }))
    .mockResolvedValueOnce(answer({ balance: 99.5 }));
  const seat = seatWith({ startRound }, { promotionalSpins: { left: 2, stake: 0.5 } });
  expect(await seat.play({ stake: 50 })).toBeNull();
  expect(seat.state()).toMatchObject({
    balance: 10_000,
    problem: { kind: "spins" },
    promotionalSpins: null,
  });
  await seat.play({ stake: 50 });
  expect(startRound.mock.lastCall?.[1]).toMatchObject({ promotional: false });
});

test("a granted round costs nothing and is counted down", async () => {
  const startRound = vi.fn(async () => answer({ balance: 100, promotional: true }));
  const seat = seatWith({ startRound }, { promotionalSpins: { left: 2, stake: 0.5 } });
  (await seat.play({ stake: 50 }))?.settle();
  expect(startRound).toHaveBeenCalledWith(session.gameSession, {
    roundId: "r1",
    bet: { stake: 0.5 },
    promotional: true,
  });
  expect(seat.state()).toMatchObject({ balance: 10_000, promotionalSpins: { left: 1 } });
});

test("granted rounds never lower the balance, count what they pay, and end with an explicit step", async () => {
  // Winnings from promotional rounds are not playable yet, so the balance does not change.
  const startRound = vi.fn(async () => answer({ stake: 0.5, win: 2, balance: 100, promotional: true }));
  const seat = seatWith({ startRound }, { promotionalSpins: { left: 2, stake: 0.5 } });
  const first = await seat.play({ stake: 50 });
  expect(seat.state()).toMatchObject({ balance: 10_000, atStake: 0, promotionalSpins: { left: 1, won: 0 } });
  first?.settle();
  expect(seat.state()).toMatchObject({ balance: 10_000, promotionalSpins: { left: 1, played: 1, won: 200 } });
  (await seat.play({ stake: 50 }))?.settle();
  expect(seat.state().promotionalSpins).toMatchObject({ left: 0, played: 2, won: 400 });
  // After the promotional rounds, the player's own money is not staked until they confirm.
  expect(await seat.play({ stake: 100 })).toBeNull();
  expect(startRound).toHaveBeenCalledTimes(2);
  seat.endSpins();
  startRound.mockResolvedValueOnce(answer({ stake: 1, balance: 99 }));
  expect(await seat.play({ stake: 100 })).not.toBeNull();
  expect(startRound).toHaveBeenLastCalledWith(
    session.gameSession,
    expect.objectContaining({ promotional: false }),
  );
});

test("at stake is only what is in a round that is not over on the table", async () => {
  const seat = seatWith({ startRound: async () => answer({ win: 5, balance: 95 }) });
  expect(seat.state().atStake).toBe(0);
  const playing = seat.play({ stake: 1000 });
  await vi.waitFor(() => expect(seat.state().atStake).toBe(1000));
  const round = await playing;
  expect(seat.state().atStake).toBe(1000);
  round?.settle();
  expect(seat.state().atStake).toBe(0);
});

test("ignores a balance that is older than the known one", () => {
  const seat = seatWith({});
  seat.receive({ balance: 5000, version: 7 });
  seat.receive({ balance: 8000, version: 6 });
  expect(seat.state()).toMatchObject({ balance: 5000, version: 7 });
  seat.receive({ balance: 6000, version: 8 });
  expect(seat.state()).toMatchObject({ balance: 6000, version: 8 });
  // Practice credits have no balance version.
  seat.receive({ balance: 6100 });
  expect(seat.state()).toMatchObject({ balance: 6100, version: 8 });
});
