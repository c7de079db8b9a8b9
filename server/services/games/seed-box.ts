import type { FairSeedsAnswer } from "@parlour/contracts/entities/fair-seeds";
import type { Kit } from "../../kit/kit.ts";
import { loadSeeds, type Seed } from "./seed-store.ts";

/** How many rounds a seed has drawn, by whoever keeps the rounds. */
type DrawCount = (owner: string, key: string) => Promise<number>;

export type DrawTicket = { seed: Seed; nonce: number };

/**
 * The seeds of those who play just now, in memory. It may be wrong: another server may have drawn or rotated since.
 * The wallet notices, because no number is drawn twice and a told seed draws no more; then `forget` and try again.
 */
export type SeedBox = {
  take(owner: string): Promise<DrawTicket>;
  /** The ticket was not used: the number is free for the next round. */
  giveBack(owner: string, ticket: DrawTicket): void;
  /** The number was taken elsewhere; so many are used by now. */
  catchUp(owner: string, ticket: DrawTicket, drawsUsed: number): void;
  forget(owner: string): void;
  describe(owner: string): Promise<FairSeedsAnswer>;
};

type Known = { seed: Seed; nextNonce: number };

const mostKnown = 20_000;
const closedFrom = 1_000_000_000_000;

export function createSeedBox(kit: Kit, drawsUsed: DrawCount): SeedBox {
  const known = new Map<string, Promise<Known>>();

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
    async take(owner) {
      const current = await find(owner);
      return { seed: current.seed, nonce: current.nextNonce++ };
    },
    giveBack(owner, { seed, nonce }) {
      void known.get(owner)?.then((current) => {
        if (current.seed.id === seed.id && current.nextNonce === nonce + 1) current.nextNonce = nonce;
      });
    },
    catchUp(owner, { seed }, drawsUsed) {
      // Nobody plays that many rounds: the seed was told and is closed.
      if (drawsUsed >= closedFrom) known.delete(owner);
      void known.get(owner)?.then((current) => {
        if (current.seed.id === seed.id) current.nextNonce = Math.max(current.nextNonce, drawsUsed);
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
