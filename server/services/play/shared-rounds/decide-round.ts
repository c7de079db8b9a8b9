import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import { anchorOf, chainLength, seedOf, sha256 } from "@parlour/server/kit/seed-chain";
import { listBets } from "./bet-store.ts";
import { findNewestChain, insertChain, type TableChain, takeSeed } from "./chain-store.ts";
import { startChoices } from "./choice-windows.ts";
import { awaitCall } from "./dealing/call-store.ts";
import { drawsOf } from "./draws.ts";
import * as rounds from "./round-store.ts";
import { closeSeats } from "./seats/close-seats.ts";

/**
 * Opens the next round for bets with the next seed of the table's chain. The seed's hash is the seed of the previous
 * round, and the salt was published in advance, so the house cannot choose the outcome.
 */
export async function openNextRound(
  kit: Kit,
  game: SharedGame,
  newestNumber: number,
): Promise<rounds.Round | undefined> {
  if (game.dealt) return await openDealtRound(kit, game, newestNumber + 1);
  const chain = await currentChain(kit, game.slug, newestNumber);
  const number = Math.max(newestNumber, chain.lastNumber) + 1;
  const serverSeed = seedOf(chain, number);
  const openedAt = kit.clock.now();
  return await kit.db.transaction(async (tx) => {
    if (!(await takeSeed(tx, chain, number))) return undefined;
    return await rounds.openRound(tx, {
      slug: game.slug,
      number,
      openedAt,
      closesAt: new Date(openedAt.getTime() + game.bettingMs),
      serverSeed,
      serverSeedHash: sha256(serverSeed),
      field: game.prepare(drawsOf(serverSeed, fieldSeedOf(game.slug, number))),
      clientSeed: chain.salt,
      chainFirst: chain.firstNumber,
      mathsVersion: game.version ?? 1,
      isDealt: false,
    });
  });
}

/** Opens a round whose result a dealer will call. It has no seed, because nothing is drawn. */
async function openDealtRound(kit: Kit, game: SharedGame, number: number): Promise<rounds.Round | undefined> {
  const openedAt = kit.clock.now();
  return await rounds.openRound(kit.db, {
    slug: game.slug,
    number,
    openedAt,
    closesAt: new Date(openedAt.getTime() + game.bettingMs),
    serverSeed: "",
    serverSeedHash: "",
    field: null,
    clientSeed: null,
    chainFirst: null,
    mathsVersion: game.version ?? 1,
    isDealt: true,
  });
}

/** Returns the table's chain, or begins a new one when the last seed has been used. */
async function currentChain(kit: Kit, slug: string, newestNumber: number): Promise<TableChain> {
  const known = await findNewestChain(kit.db, slug);
  const last = Math.max(newestNumber, known?.lastNumber ?? 0);
  if (known && last < known.firstNumber + known.length - 1) return known;
  const root = kit.random.bytes(32).toString("hex");
  const chain: TableChain = {
    slug,
    firstNumber: last + 1,
    length: chainLength,
    root,
    anchor: anchorOf(root, chainLength),
    salt: kit.random.bytes(32).toString("hex"),
    lastNumber: last,
  };
  await insertChain(kit.db, chain, kit.clock.now());
  return (await findNewestChain(kit.db, slug))!;
}

/**
 * Closes betting at a dealt table; at other tables, draws the outcome and stores it. The outcome follows from the seed
 * and the salt, which were fixed before betting opened. The round's row is locked, so that no bet is confirmed once the
 * outcome is known. At a table with seats that has no bets, betting is extended instead if `waitsForBets` is set,
 * because there is no hand to deal.
 */
export async function decideRound(
  kit: Kit,
  game: SharedGame,
  round: rounds.Round,
  { waitsForBets }: { waitsForBets: boolean },
): Promise<boolean> {
  return await kit.db.transaction(async (tx) => {
    const { state, closesAt } = await rounds.lockRound(tx, round);
    const now = kit.clock.now();
    // Another server may have extended betting since the round was read.
    if (state !== "BETTING" || closesAt > now) return false;
    if (game.seats) {
      await closeSeats(tx, game, { ...round, closesAt }, now);
      const placed = await listBets(tx, game.slug, round.number, ["PLACED"]);
      if (waitsForBets && placed.length === 0)
        return await rounds.extendBetting(tx, round, new Date(kit.clock.now().getTime() + game.bettingMs));
    }
    if (game.dealt) {
      await awaitCall(tx, round, kit.clock.now());
      return true;
    }
    const { clientSeed } = round;
    // A round that was opened before seed chains existed has no salt, so its stakes are refunded.
    if (clientSeed === null)
      return await rounds.callOffRound(tx, round, { now: kit.clock.now(), cause: "NO_SEED" });
    const outcome = game.draw(round.field, drawsOf(round.serverSeed, clientSeed));
    const startsAt = kit.clock.now();
    if (game.choices) {
      const open = { startsAt, endsAt: null, nextAt: null, clientSeed, outcome };
      if (!(await rounds.keepDecision(tx, round, open))) return false;
      await startChoices(tx, { kit, game }, { ...round, outcome });
      return true;
    }
    const endsAt = new Date(startsAt.getTime() + game.runMs(outcome));
    const nextAt = new Date(endsAt.getTime() + game.resultMs);
    return await rounds.keepDecision(tx, round, { startsAt, endsAt, nextAt, clientSeed, outcome });
  });
}

/**
 * Returns the client seed for drawing the field of runners. It is the round's name, and not the salt with
 * which the outcome is drawn, so the field reveals nothing about the outcome.
 */
function fieldSeedOf(slug: string, number: number): string {
  return `${slug}:${number}`;
}
