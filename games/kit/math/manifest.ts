import type { GameFigures } from "./figures.ts";
import type { GameMath } from "./game.ts";
import type { PayTable } from "./pay-table.ts";
import type { SharedGame } from "./shared-game.ts";

/** Features beyond a bet and a result; a test compares the list with the game's maths. */
export type GameFeature =
  /** The player acts during the round, so promotional spins are not possible. */
  | "decisions"
  | "free-spins"
  | "jackpots"
  /** All players at the table share one round, run by the server's clock. */
  | "shared-round";

/** The facts about a game that need no code. `docs/adding-a-game.md` explains every field. */
export type GameManifest = {
  /** Rounds, limits and reports refer to it, so it never changes. */
  id: string;
  /** The same as the folder's name; addresses, art and words use it too. */
  slug: string;
  /** The English name, for operators and reports; players read the localised name in `languages/<code>/content/games/`. */
  title: string;
  catalogue: {
    channel: "casino" | "live-casino" | "virtual-sports";
    category: string;
    subCategory: string | null;
    badge: string | null;
    addedAt: string;
  };
  features: readonly GameFeature[];
  /** Replaces the house's stake limits, in units of a currency worth about a dollar. Operators can override it. */
  stakes?: { min: number; max: number; default: number };
  /**
   * Every stake is a multiple of this many cents, or their worth in other currencies, so that no win has to be
   * rounded; 1 if unset. `npm run maths` proves it for every stake on offer.
   */
  stakeUnit?: number;
  /** The maximum payout of a round, in units of a currency worth about a dollar; the house's cap if unset. */
  payoutCap?: number;
  /**
   * Increased with every change of the maths, so that rounds keep the rules under which they were played; 1
   * if unset.
   */
  mathsVersion?: number;
  /** Shared rounds only: the fields of an outcome that settle bets. The others only drive the animation. */
  decidedBy?: readonly string[];
};

/** How the return of a game is proven, and sample plays for the tests that every game must pass. */
export type GameProof = {
  /** Takes seconds or minutes, so `npm run maths` runs it in a worker and the tests leave it out. */
  isSlow?: true;
  prove(): Omit<GameFigures, "slug">;
  /**
   * Bets that cover the game's options, and all its actions. Games with shared rounds have none; they have
   * their own tests.
   */
  samples?: { bets: readonly unknown[]; actions?: readonly unknown[] };
};

export type LoadMath = () => Promise<GameMath | SharedGame>;
/** The maths of earlier versions, by their number. Rounds that were played with them are replayed with them. */
export type PastMaths = Readonly<Record<number, LoadMath>>;
export type LoadPayTables = () => Promise<PayTable[]>;
export type LoadProof = () => Promise<GameProof>;

/**
 * The exports of every `games/<slug>/game.ts`. Each part is a separate lazy export, so that a bundler that
 * imports one leaves the others out: the site never includes game clients, and a client never includes
 * schemas.
 */
export type GameModule = {
  game: GameManifest;
  math: LoadMath;
  /** From `math/past-maths.ts`, where the site's bundler finds it too. */
  pastMaths?: PastMaths;
  payTables: LoadPayTables;
  proof: LoadProof;
  /** Only the frame in the browser calls this. */
  client: () => Promise<unknown>;
};
