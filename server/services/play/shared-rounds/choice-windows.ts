import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Transaction } from "@parlour/server/kit/database";
import type { Kit } from "@parlour/server/kit/kit";
import { listBets } from "./bet-store.ts";
import { countUnconfirmed, voidLateChoices } from "./choice-store.ts";
import { type ChoiceWindow, findRound, lockRound, type Round } from "./round-store.ts";
import { endChoices, extendWindow, openWindow } from "./window-store.ts";

type Parts = { kit: Kit; game: SharedGame };

/** Choices that arrived in time may still be waiting for their debit, so a window is closed a moment later. */
const closingGraceMs = 400;
/** How long a window stays open after an interruption in which no server ran the table. */
const reopenedMs = 30_000;

/** Opens the first window of a round whose outcome was just drawn, or ends it if no bet has anything to choose. */
export async function startChoices(tx: Transaction, { kit, game }: Parts, round: Round): Promise<void> {
  await openFrom(tx, { kit, game }, { round, from: game.choices!.firstWindow(round.outcome), isFirst: true });
}

/**
 * Closes the open window if its time is over or everyone has chosen, and opens the next one. Returns whether the
 * round has changed. The round's row is locked, so that no choice is confirmed once more of the outcome is shown.
 */
export async function advanceChoices({ kit, game }: Parts, round: Round, now: Date): Promise<boolean> {
  const { window } = round;
  if (window === null) return false;
  const isOver = isPast(window, now);
  if (!isOver && !(await haveAllChosen({ kit, game }, round))) return false;
  return await kit.db.transaction(async (tx) => {
    if ((await lockRound(tx, round)) !== "RUNNING") return false;
    const current = await findRound(tx, round.slug, round.number);
    if (current?.window?.number !== window.number) return false;
    // Another server may have given players more time since the round was read.
    if (isOver && !isPast(current.window, now)) return false;
    await voidLateChoices(tx, round.slug, round.number);
    await openFrom(tx, { kit, game }, { round: current, from: window.number + 1, isFirst: false });
    return true;
  });
}

function isPast({ closesAt }: ChoiceWindow, now: Date): boolean {
  return now.getTime() >= closesAt.getTime() + closingGraceMs;
}

async function haveAllChosen(
  { kit, game }: Parts,
  { slug, number, window, outcome }: Round,
): Promise<boolean> {
  const bets = await listBets(kit.db, slug, number, ["PLACED"]);
  const isWaiting = bets.some(
    ({ bet, choices }) =>
      !choices.some((choice) => choice.window === window!.number) &&
      game.choices!.awaits(bet, choices, outcome, window!.number),
  );
  return !isWaiting && (await countUnconfirmed(kit.db, slug, number)) === 0;
}

type Opening = { round: Round; from: number; isFirst: boolean };

async function openFrom(
  tx: Transaction,
  { kit, game }: Parts,
  { round, from, isFirst }: Opening,
): Promise<void> {
  const { slug, number, outcome } = round;
  const { awaits, introMs, windowMs } = game.choices!;
  const opensAt = kit.clock.now();
  const after = (ms: number) => new Date(opensAt.getTime() + (isFirst ? introMs : 0) + ms);
  const bets = await listBets(tx, slug, number, ["PLACED"]);
  if (bets.some(({ bet, choices }) => awaits(bet, choices, outcome, from))) {
    await openWindow(tx, round, { number: from, opensAt, closesAt: after(windowMs(from)) });
    return;
  }
  const endsAt = after(game.runMs(outcome));
  await endChoices(tx, round, { endsAt, nextAt: new Date(endsAt.getTime() + game.resultMs) });
}

/**
 * Reopens the window of a round that no server advanced for a while, because players may have been unable to choose. No
 * more of the outcome was shown in the meantime, so the round can simply continue.
 */
export async function reopenWindow({ kit }: Parts, round: Round, now: Date): Promise<boolean> {
  return await extendWindow(kit.db, round, new Date(now.getTime() + reopenedMs));
}
