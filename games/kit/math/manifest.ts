import type { GameFigures } from "./figures.ts";
import type { GameMath } from "./game.ts";
import type { PayTable } from "./pay-table.ts";
import type { SharedGame } from "./shared-game.ts";

/** The features of a game beyond a bet and a result; a test compares this list with the game's maths. */
export type GameFeature =
  /** The player makes decisions during the round, so promotional spins are not possible. */
  | "decisions"
  /** A person deals and calls the result of a shared round; the server draws nothing. */
  | "dealer"
  | "free-spins"
  | "jackpots"
  /** All players at the table share one round, run by the server's clock. */
  | "shared-round";

/** The properties of a game that need no code. `docs/adding-a-game.md` explains every field. */
export type GameManifest = {
  /** The game's permanent id, which rounds, limits and reports refer to. */
  id: string;
  /** The slug, the same as the folder's name; URLs, art and texts use it too. */
  slug: string;
  /**
   * The English name, for operators and reports; players see the localised name from
   * `languages/<code>/content/games/`.
   */
  title: string;
  catalogue: {
    channel: "casino" | "live-casino" | "virtual-sports";
    category: string;
    subCategory: string | null;
    badge: string | null;
    addedAt: string;
  };
  features: readonly GameFeature[];
  /**
   * Replaces the default stake limits. Amounts are in US dollars and are scaled to similar amounts in other
   * currencies. Operators can override them.
   */
  stakes?: { min: number; max: number; default: number };
  /**
   * The smallest step between stakes, in US cents; scaled for other currencies. Every stake is a multiple of
   * it, so that no win has to be rounded; `npm run maths` checks this for every stake on offer. 1 if unset.
   */
  stakeUnit?: number;
  /**
   * The maximum payout of a round in US dollars, scaled for other currencies; the default maximum if unset.
   */
  payoutCap?: number;
  /**
   * The version of the maths, increased with every change, so that rounds keep the rules they were played
   * under; 1 if unset.
   */
  mathsVersion?: number;
  /**
   * Shared rounds only: the fields of an outcome that settle bets. The other fields only drive the animation.
   */
  decidedBy?: readonly string[];
};

/** The proof of a game's return, and sample plays for the tests that every game must pass. */
export type GameProof = {
  /** Set if the proof takes seconds or minutes: `npm run maths` runs it in a worker, and tests skip it. */
  isSlow?: true;
  prove(): Omit<GameFigures, "slug">;
  /**
   * Sample bets that cover the game's options, and all its actions. Shared games have none, because they have
   * their own tests.
   */
  samples?: { bets: readonly unknown[]; actions?: readonly unknown[] };
};

export type LoadMath = () => Promise<GameMath | SharedGame>;
/**
 * The maths of earlier versions, by version number. Rounds played with an earlier version are also replayed with it.
 */
export type PastMaths = Readonly<Record<number, LoadMath>>;
export type LoadPayTables = () => Promise<PayTable[]>;
export type LoadProof = () => Promise<GameProof>;

/**
 * The exports of every `games/<slug>/game.ts`. Each part is a separate lazy export, so that importing one
 * leaves the others out of a bundle: the site never includes game clients, and a client never includes
 * schemas.
 */
export type GameModule = {
  game: GameManifest;
  math: LoadMath;
  /**
   * Earlier versions of the maths, from `math/past-maths.ts`, which the site's bundler imports separately.
   */
  pastMaths?: PastMaths;
  payTables: LoadPayTables;
  proof: LoadProof;
  /** Called only by the game frame in the browser. */
  client: () => Promise<unknown>;
};
