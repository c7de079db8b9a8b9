import type { Answer } from "@parlour/contracts/call";
import { playSandboxGame } from "@parlour/contracts/calls/play/sandbox-studio/play-sandbox-game";
import type { ErrorCode } from "@parlour/contracts/errors";
import { amountOf, isAmountFault, parseAmount } from "@parlour/rules/money";
import type { Kit } from "../../../kit/kit.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { findSandboxGame } from "./games/games.ts";
import { type Decision, winOf } from "./games/sandbox-game.ts";
import { findRound, insertRound, listWaiting, moveRound, type WorkbenchRound } from "./rounds.ts";
import type { Refused, SeatMoney } from "./seat-money.ts";
import type { Seat } from "./seats.ts";

type Result = Answer<typeof playSandboxGame> | Refusal;
type Parts = { kit: Pick<Kit, "db" | "clock" | "random">; money: SeatMoney };

/** Only a bet older than this counts as interrupted; the request for a newer one may still be under way. */
const inDoubtMs = 15_000;

const passedOn: ReadonlySet<ErrorCode> = new Set(playSandboxGame.errors);

/** Passes on the wallet's refusals that the player can do something about. */
const passOn = ({ errorCode, details }: Refused): Refusal =>
  passedOn.has(errorCode) ? refuse(errorCode, details) : refuse("PROVIDER_UNAVAILABLE");

/**
 * Returns the stakes that the player can choose: round multiples of the lowest stake, so that no win has to be
 * rounded.
 */
export function stakeSteps({ stakes }: Pick<Seat, "stakes">): number[] {
  const scale = 1 / stakes.unit;
  return [1, 2, 5, 10, 20, 50, 100, 200, 500]
    .map((times) => Math.round(stakes.min * times * scale) / scale)
    .filter((stake) => stake <= stakes.max);
}

/**
 * Opens the game: finishes interrupted rounds, and shows the round in which the player has to decide, if there is
 * one.
 */
export async function openGame(parts: Parts, seat: Seat): Promise<Result> {
  const { kit, money } = parts;
  const inDoubtBefore = kit.clock.now().getTime() - inDoubtMs;
  let open: WorkbenchRound | null = null;
  for (const round of await listWaiting(kit.db, seat)) {
    if (round.step === "OPEN") open = round;
    if (round.step === "OWED") await settle(parts, round);
    if (round.step === "BETTING" && round.openedAt.getTime() < inDoubtBefore) {
      await money.undo(round.id);
      await moveRound(kit.db, round, { step: "VOID" });
    }
  }
  return await answer(parts, seat, open);
}

export async function bet(
  parts: Parts,
  seat: Seat,
  { roundId, stake }: { roundId: string; stake: number },
): Promise<Result> {
  const { kit, money } = parts;
  const stakeMinor = parseAmount(stake, seat.currency);
  if (isAmountFault(stakeMinor) || !stakeSteps(seat).includes(stake)) {
    const { min, max } = seat.stakes;
    return refuse("LIMIT_EXCEEDED", { min, max });
  }
  const known = await findRound(kit.db, seat, roundId);
  if (known !== undefined) return known.step === "BETTING" ? refuse("CONFLICT") : answer(parts, seat, known);
  if ((await listWaiting(kit.db, seat)).some(({ step }) => step === "OPEN")) return refuse("CONFLICT");
  const game = findSandboxGame(seat.game)!;
  const state = game.start(kit.random);
  const round: WorkbenchRound = {
    id: roundId,
    owner: seat.owner,
    game: seat.game,
    stakeMinor,
    state,
    winMinor: 0n,
    step: "BETTING",
    openedAt: kit.clock.now(),
  };
  if (!(await insertRound(kit.db, round))) return refuse("CONFLICT");
  const taken = await money.bet(roundId, stakeMinor).catch(() => undefined);
  if (taken === undefined) {
    // Without an answer we don't know whether the stake was taken, so it is cancelled. The cancellation may arrive
    // before the stake.
    await money.undo(roundId).then(
      () => moveRound(kit.db, round, { step: "VOID" }),
      () => undefined,
    );
    return refuse("PROVIDER_UNAVAILABLE");
  }
  if ("errorCode" in taken) {
    await moveRound(kit.db, round, { step: "VOID" });
    return passOn(taken);
  }
  return await move(parts, seat, round, state);
}

export async function decide(
  parts: Parts,
  seat: Seat,
  { roundId, ...decision }: { roundId: string } & Decision,
): Promise<Result> {
  const round = await findRound(parts.kit.db, seat, roundId);
  const game = findSandboxGame(seat.game)!;
  const state = round?.step === "OPEN" ? game.decide(round.state, decision, parts.kit.random) : null;
  return round === undefined || state === null ? refuse("CONFLICT") : await move(parts, seat, round, state);
}

/** Stores a round's new state, and pays the round if it is over. */
async function move(parts: Parts, seat: Seat, round: WorkbenchRound, state: unknown): Promise<Result> {
  const game = findSandboxGame(seat.game)!;
  const isOver = game.isOver(state);
  const winMinor = isOver ? winOf(round.stakeMinor, game.paysPercent(state)) : 0n;
  const moved = await moveRound(parts.kit.db, round, { state, winMinor, step: isOver ? "OWED" : "OPEN" });
  if (moved === undefined) return refuse("CONFLICT");
  return await answer(parts, seat, isOver ? await settle(parts, moved) : moved);
}

/** Pays a round and ends it. If the wallet doesn't answer, the win stays due until the game is opened again. */
async function settle({ kit, money }: Parts, round: WorkbenchRound): Promise<WorkbenchRound> {
  try {
    const paid = round.winMinor > 0n ? await money.win(round.id, round.winMinor) : null;
    const ended = paid && "errorCode" in paid ? paid : await money.end(round.id);
    if ("errorCode" in ended) return round;
  } catch {
    return round;
  }
  return (await moveRound(kit.db, round, { step: "DONE" })) ?? round;
}

async function answer({ money }: Parts, seat: Seat, round: WorkbenchRound | null): Promise<Result> {
  const held = await money.balance().catch(() => undefined);
  if (held === undefined) return refuse("PROVIDER_UNAVAILABLE");
  if ("errorCode" in held) return passOn(held);
  const { currency } = seat;
  const game = findSandboxGame(seat.game)!;
  return {
    balance: held.balance,
    currency,
    round: round && {
      roundId: round.id,
      stake: amountOf(round.stakeMinor, currency),
      win: amountOf(round.winMinor, currency),
      isOver: round.step !== "OPEN",
      view: game.view(round.state),
    },
  };
}
