import type { FairSeedsAnswer } from "@parlour/contracts/entities/fair-seeds";
import type { Kit } from "../../../kit/kit.ts";
import { loadSeeds, type Seed } from "./seed-store.ts";

/** How many rounds a seed has drawn, by whoever keeps the rounds. */
type DrawCount = (owner: string, key: string) => Promise<number>;

export type DrawTicket = { seed: Seed; nonce: number };

/**
 * The seeds of those who play just now, in memory. It may be wrong: another server may have drawn or rotated since.
 * The wallet notices, because no number is drawn twice and a told seed draws no more; then `forget` and try again.
 */
export type SeedBox = {
  /**
   * Rounds of one owner are drawn one after the other: a number that a refused bet did not use is the next round's,
   * so none is left out and they count the rounds.
   */
  inTurn<Result>(owner: string, work: () => Promise<Result>): Promise<Result>;
  take(owner: string): Promise<DrawTicket>;
  /** The number was taken, here or elsewhere; so many are used by now. */
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
      // Nobody plays that many rounds: the seed was told and is closed.
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
