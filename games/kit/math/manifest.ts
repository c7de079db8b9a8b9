import type { GameFigures } from "./figures.ts";
import type { GameMath } from "./game.ts";
import type { PayTable } from "./pay-table.ts";
import type { SharedGame } from "./shared-game.ts";

/**
 * The special features of a game, by which players can filter the lobby. A test compares this list with the game's
 * maths.
 */
export type GameFeature =
  /** The free spins, or another feature, can be bought. */
  | "bonus-buy"
  /** Winning symbols are removed and others fall into their places. */
  | "cascades"
  /** Groups of the same symbol on adjacent cells pay. */
  | "clusters"
  /** The player makes decisions during the round, so promotional spins are not possible. */
  | "decisions"
  /** A person deals and calls the result of a shared round; the server draws nothing. */
  | "dealer"
  | "free-spins"
  /** Coins stay on the reels while the others spin again. */
  | "hold-and-win"
  | "jackpots"
  | "pick-bonus"
  /** A win or a wild spins some reels again at no cost. */
  | "respins"
  /** All players at the table share one round, timed by the server's clock. */
  | "shared-round"
  /** Wilds that fill a reel, walk across the reels or stay for the free spins. */
  | "special-wilds"
  /** Symbols on adjacent reels pay, without lines. */
  | "ways";

/**
 * A variant of a game's rules, such as a pay table, with its own return. Every variant is a version of the maths, so
 * that a round is stored, replayed and verified with the variant that it was played with.
 */
export type GameVariant = {
  /** The name by which settings and `returns.json` refer to the variant. */
  name: string;
  /** The English title, for operators. */
  title: string;
  mathsVersion: number;
};

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
   * Shared tables only: the id of the lowest loyalty tier whose players may bet, in the loyalty programme of a new
   * site. If unset, everyone may bet. Operators can override it.
   */
  fromTier?: string;
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
   * The variants that operators can choose between. The default variant is version `mathsVersion`; the maths of the
   * other variants are in `pastMaths`.
   */
  variants?: readonly GameVariant[];
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
 * The maths of the other versions, by version number: earlier ones, whose rounds are still replayed with them, and
 * variants that operators can choose.
 */
export type PastMaths = Readonly<Record<number, LoadMath>>;
/** Loads the pay tables of a version of the maths; if no version is given, those of the default version. */
export type LoadPayTables = (mathsVersion?: number) => Promise<PayTable[]>;
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
   * Other versions of the maths, from `math/past-maths.ts`, which the site's bundler imports separately.
   */
  pastMaths?: PastMaths;
  payTables: LoadPayTables;
  proof: LoadProof;
  /** Called only by the game frame in the browser. */
  client: () => Promise<unknown>;
};
