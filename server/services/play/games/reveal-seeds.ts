import type { Answer } from "@parlour/contracts/call";
import type { rotateSeeds as call } from "@parlour/contracts/calls/play/games/rotate-seeds";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { type GameSession, ownerOf } from "./game-session.ts";
import type { GamesParts } from "./games-parts.ts";
import { loadSeeds, rotateSeeds } from "./seed-store.ts";

/**
 * Reveals the active seed and switches to the next. The seed is closed in the same transaction, and only if
 * all its rounds are finished, because a player who knows the seed could predict the rest of a round.
 */
export async function revealSeeds(
  parts: GamesParts,
  session: GameSession,
  clientSeed: string,
): Promise<Answer<typeof call> | Refusal> {
  const { kit } = parts;
  const owner = ownerOf(session);
  const { draws } = parts.moneyOf(session);
  const seeds = parts.seedsOf(session);
  await loadSeeds(kit, kit.db, owner);
  const revealed = await kit.db
    .transaction(async (tx) => {
      await tx.query("select 1 from fair_seeds where owner = $1 and state = 'ACTIVE' for update", [owner]);
      const { active } = await loadSeeds(kit, tx, owner);
      if (await draws.hasOpenRound(tx, owner, active.id)) return undefined;
      const rounds = await draws.close(tx, owner, active.id);
      // A round may have started after the first check but before the seed was closed.
      if (await draws.hasOpenRound(tx, owner, active.id)) throw new UnfinishedRound();
      await rotateSeeds(kit, tx, owner, clientSeed, rounds);
      const { serverSeed, hash, clientSeed: usedClientSeed } = active;
      return { serverSeed, serverSeedHash: hash, clientSeed: usedClientSeed, rounds };
    })
    .catch((error: unknown) => {
      if (error instanceof UnfinishedRound) return undefined;
      throw error;
    });
  seeds.forget(owner);
  if (revealed === undefined) return refuse("ROUND_UNFINISHED");
  return { ...(await seeds.describe(owner)), revealed };
}

/** Thrown to roll the transaction back, because the seed still has an unfinished round. */
class UnfinishedRound extends Error {}
