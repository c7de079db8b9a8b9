import { createHash } from "node:crypto";
import type { Choice, Following, SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Queryable, Transaction } from "@parlour/server/kit/database";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSessionWallet } from "@parlour/server/kit/ports/game-session-wallet";
import { type Bet, listBets } from "../bet-store.ts";
import { findChoice, insertFollowing, recordFollowing } from "../choice-store.ts";
import { takeCost } from "../make-choice.ts";
import type { Round } from "../round-store.ts";

type Parts = { kit: Kit; wallet: GameSessionWallet; game: SharedGame };
type Follower = { bet: Bet; window: number; following: Following };

/** The number of concurrent debits, enough to fill the ledger's batches. */
const atOnce = 100;

/**
 * Debits the extra stakes of the bets behind a seat that has doubled or split, before its window closes. The players
 * agreed to it with their bets. A refused debit changes nothing: the bet then follows without raising. After a crash,
 * the next server can repeat this safely, because each debit has a fixed id. The ids of the bets are added to `asked`.
 */
export async function raiseFollowers(parts: Parts, round: Round, asked: Set<string>): Promise<void> {
  const raising = (await listRaising(parts.kit.db, parts.game, round)).filter(
    ({ bet }) => !asked.has(bet.id),
  );
  for (const { bet } of raising) asked.add(bet.id);
  for (let from = 0; from < raising.length; from += atOnce)
    await Promise.all(raising.slice(from, from + atOnce).map((follower) => raise(parts, follower)));
}

/**
 * Lists the bets behind a seat that has raised in the open window, if their players agreed to raise with the seat and
 * the bets have not been raised.
 */
export async function listRaising(db: Queryable, game: SharedGame, round: Round): Promise<Follower[]> {
  return (await listFollowers(db, game, round)).filter(({ following }) => following.raised !== null);
}

async function raise(parts: Parts, { bet, window, following }: Follower): Promise<void> {
  const { kit, wallet, game } = parts;
  try {
    const { action, costMinor } = following.raised!;
    const key = { slug: bet.slug, number: bet.number, betId: bet.id, id: followingId(bet, window), window };
    const known = await findChoice(kit.db, key);
    if (known && known.state !== "TAKING") return;
    const seat = await wallet.find(bet.gameSession);
    if (seat === undefined) return;
    const stored = known ?? (await insertFollowing(kit.db, { ...key, action, costMinor }, kit.clock.now()));
    if (stored) await takeCost({ kit, wallet, game, seat }, bet, stored);
  } catch (error) {
    // One player's debit must not keep the table waiting. If it succeeds too late, it is refunded when the round is
    // settled.
    kit.log.error({ err: error, slug: bet.slug, bet: bet.id }, "a bet behind a seat was not raised");
  }
}

/**
 * Copies the choice of a window to the bets behind its seat that have not raised, so that each bet can be settled and
 * verified alone. The caller holds the lock on the round.
 */
export async function copyChoices(tx: Transaction, game: SharedGame, round: Round, now: Date): Promise<void> {
  const followers = await listFollowers(tx, game, round);
  if (followers.length === 0) return;
  await recordFollowing(tx, round, {
    window: round.window!.number,
    at: now,
    choices: followers.map(({ bet, window, following }) => ({
      betId: bet.id,
      id: followingId(bet, window, "plain"),
      action: following.plain,
    })),
  });
}

/** Lists the bets behind a seat that has chosen in the open window, without those that have followed already. */
async function listFollowers(
  db: Queryable,
  { seats }: SharedGame,
  { slug, number, window, outcome }: Round,
): Promise<Follower[]> {
  const bets = await listBets(db, slug, number, ["PLACED"]);
  const inWindow = ({ choices }: Bet): Choice | undefined =>
    choices.find((choice) => choice.window === window!.number);
  const chosen = new Map(
    bets.flatMap((bet): [number, Choice][] => {
      const { seat, isBehind } = seats!.placeOf(bet.bet);
      const choice = inWindow(bet);
      return isBehind || !choice ? [] : [[seat, choice]];
    }),
  );
  return bets.flatMap((bet): Follower[] => {
    const { seat, isBehind } = seats!.placeOf(bet.bet);
    const choice = chosen.get(seat);
    if (!isBehind || !choice || inWindow(bet)) return [];
    const following = seats!.follow(bet.bet, bet.choices, outcome, choice);
    return following ? [{ bet, window: choice.window, following }] : [];
  });
}

/**
 * Derives the id of a follower's choice from its bet and window. Every server gets the same id, so that repeating the
 * choice changes nothing.
 */
function followingId({ id }: Bet, window: number, kind = "raised"): string {
  const hex = createHash("sha256").update(`${id} ${window} ${kind}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
