import type { FairSeedsAnswer } from "@parlour/contracts/entities/fair-seeds";
import type { Kit } from "../../../kit/kit.ts";
import { loadSeeds, type Seed } from "./seed-store.ts";

/** Returns how many rounds have been drawn from a seed, according to the round store. */
type DrawCount = (owner: string, key: string) => Promise<number>;

export type DrawTicket = { seed: Seed; nonce: number };

/**
 * A cache of the active seeds. It may be stale if another server has drawn a round or rotated the seed. In that case
 * wagering refuses the draw, because no nonce is used twice and a revealed seed is never used again. The caller then
 * calls `catchUp` and tries again.
 */
export type SeedBox = {
  /**
   * Runs an owner's draws one after another. A nonce that a refused bet didn't use goes to the next round, so the
   * nonces have no gaps, and the number of nonces used equals the number of rounds.
   */
  inTurn<Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
  take(owner: string): Promise<DrawTicket>;
  /** Updates the cache after a draw: `drawsUsed` is how many nonces of the seed have been used. */
  catchUp(owner: string, ticket: DrawTicket, drawsUsed: number): void;
  forget(owner: string): void;
  describe(owner: string): Promise<FairSeedsAnswer>;
};

type Known = { seed: Seed; nextNonce: number };

const mostKnown = 20_000;
const closedFrom = 1_000_000_000_000;

export function createSeedBox(kit: Kit, drawsUsed: DrawCount): SeedBox {
  const known = new Map<string, Promise<Known>>();
  const turns = new Map<string, Promise<unknown>>();

  const load = async (owner: string): Promise<Known> => {
    const { active } = await loadSeeds(kit, kit.db, owner);
    return { seed: active, nextNonce: await drawsUsed(owner, active.id) };
  };
  const find = (owner: string): Promise<Known> => {
    let found = known.get(owner);
    if (found === undefined) {
      if (known.size >= mostKnown) known.delete(known.keys().next().value!);
      found = load(owner);
      known.set(owner, found);
      found.catch(() => known.delete(owner));
    }
    return found;
  };

  return {
    inTurn(owner, work) {
      const turn = (turns.get(owner) ?? Promise.resolve()).then(work, work);
      turns.set(owner, turn);
      const leave = () => {
        if (turns.get(owner) === turn) turns.delete(owner);
      };
      turn.then(leave, leave);
      return turn;
    },
    async take(owner) {
      const { seed, nextNonce } = await find(owner);
      return { seed, nonce: nextNonce };
    },
    catchUp(owner, { seed }, drawsUsed) {
      // A count this high is not a number of rounds: it marks a revealed seed, which can no longer be used.
      if (drawsUsed >= closedFrom) known.delete(owner);
      void known.get(owner)?.then((current) => {
        if (current.seed.id === seed.id) current.nextNonce = drawsUsed;
      });
    },
    forget: (owner) => void known.delete(owner),
    async describe(owner) {
      const { active, next } = await loadSeeds(kit, kit.db, owner);
      return {
        serverSeedHash: active.hash,
        nextServerSeedHash: next.hash,
        clientSeed: active.clientSeed,
        nonce: await drawsUsed(owner, active.id),
      };
    },
  };
}
