import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Transaction } from "@parlour/server/kit/database";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSessionWallet } from "@parlour/server/kit/ports/game-session-wallet";
import { type Bet, listBets } from "./bet-store.ts";
import { countUnconfirmed, voidLateChoices } from "./choice-store.ts";
import { type ChoiceWindow, findRound, lockRound, type Round } from "./round-store.ts";
import { copyChoices, listRaising, raiseFollowers } from "./seats/follow-choices.ts";
import { endChoices, extendWindow, openWindow } from "./window-store.ts";

type Parts = { kit: Kit; game: SharedGame };
type Advancing = Parts & { wallet: GameSessionWallet; broadcastBets(bets: readonly Bet[]): void };

/**
 * Choices that arrived in time may still be waiting for their debit, so a window is closed a moment after its time is
 * over.
 */
const closingGraceMs = 400;
/** How long a window stays open after an interruption in which no server ran the table. */
const reopenedMs = 30_000;

/**
 * Opens the first window of a round whose outcome was just drawn, or sets the end of the round if no bet has anything
 * to choose.
 */
export async function startChoices(tx: Transaction, { kit, game }: Parts, round: Round): Promise<void> {
  const first = game.choices!.firstWindow(round.outcome);
  await openFrom(tx, { kit, game }, { round, windows: [first, ...after(game, first)], isFirst: true });
}

/**
 * Closes the open window if its time is over or everyone has chosen, and opens the next one. Returns whether the round
 * has changed. The round's row is locked, so that no choice can be confirmed after a further part of the outcome has
 * been shown.
 */
export async function advanceChoices(
  { kit, wallet, game, broadcastBets }: Advancing,
  round: Round,
  now: Date,
): Promise<boolean> {
  const { window } = round;
  if (window === null) return false;
  const isOver = isPast(window, now);
  if (!isOver && !(await haveAllChosen({ kit, game }, round))) return false;
  const asked = new Set<string>();
  const close = async (): Promise<boolean | "raise"> => {
    if (game.seats) await raiseFollowers({ kit, wallet, game }, round, asked);
    return await kit.db.transaction(async (tx) => {
      if ((await lockRound(tx, round)).state !== "RUNNING") return false;
      const current = await findRound(tx, round.slug, round.number);
      if (current?.window?.number !== window.number) return false;
      // Another server may have given players more time since the round was read.
      if (isOver && !isPast(current.window, now)) return false;
      // The player in a seat may have raised at the last moment, after the bets behind the seat were looked up.
      if (game.seats && (await listRaising(tx, game, current)).some(({ bet }) => !asked.has(bet.id)))
        return "raise";
      await voidLateChoices(tx, round.slug, round.number);
      if (game.seats) await copyChoices(tx, game, current, now);
      const windows = after(game, window.number);
      await openFrom(tx, { kit, game }, { round: current, windows, isFirst: false });
      return true;
    });
  };
  // The bets behind a seat are each debited at most once, so this loop ends.
  let isClosed = await close();
  while (isClosed === "raise") isClosed = await close();
  // Players who bet behind a seat see what its holder has decided for them.
  if (isClosed && game.seats) broadcastBets(await listFollowed(kit, game, round));
  return isClosed;
}

async function listFollowed(
  { db }: Kit,
  { seats }: SharedGame,
  { slug, number, window }: Round,
): Promise<Bet[]> {
  const bets = await listBets(db, slug, number, ["PLACED"]);
  return bets.filter(
    ({ bet, choices }) =>
      seats!.placeOf(bet).isBehind && choices.some((choice) => choice.window === window!.number),
  );
}

/** Returns the numbers of the windows that may follow the given one, in order. */
function after({ choices }: SharedGame, window: number): readonly number[] {
  return choices!.windowsAfter?.(window) ?? [window + 1];
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

type Opening = { round: Round; windows: readonly number[]; isFirst: boolean };

async function openFrom(
  tx: Transaction,
  { kit, game }: Parts,
  { round, windows, isFirst }: Opening,
): Promise<void> {
  const { slug, number, outcome } = round;
  const { awaits, introMs, windowMs } = game.choices!;
  const opensAt = kit.clock.now();
  const inMs = (ms: number) => new Date(opensAt.getTime() + (isFirst ? introMs : 0) + ms);
  const bets = await listBets(tx, slug, number, ["PLACED"]);
  const next = windows.find((window) =>
    bets.some(({ bet, choices }) => awaits(bet, choices, outcome, window)),
  );
  if (next !== undefined) {
    await openWindow(tx, round, { number: next, opensAt, closesAt: inMs(windowMs(next)) });
    return;
  }
  const endsAt = inMs(game.runMs(outcome));
  await endChoices(tx, round, { endsAt, nextAt: new Date(endsAt.getTime() + game.resultMs) });
}

/**
 * Reopens the window of a round that no server advanced for a while, because players may have been unable to choose. No
 * more of the outcome was shown in the meantime, so the round can simply continue.
 */
export async function reopenWindow({ kit }: Parts, round: Round, now: Date): Promise<boolean> {
  return await extendWindow(kit.db, round, new Date(now.getTime() + reopenedMs));
}
