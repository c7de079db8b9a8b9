import { z } from "zod";
import { GAME_FEATURES, VOLATILITIES } from "../enumerations.ts";
import { languageCodes } from "../languages.ts";
import { chosenStakes } from "./game-settings.ts";

/** The categories of our catalogue that a studio's game can be in. */
export const STUDIO_GAME_KINDS = ["slots", "table-games", "video-poker", "instant-games"] as const;

/** A game's id at its studio, which becomes part of the address of its page. */
export const studioGameId = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/**
 * Plain text from a studio. Control characters and those that change the direction of text are refused, because they
 * can disguise what a text says; the page escapes everything else.
 */
const plainText = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069<>]*$/u);

const texts = z.strictObject({
  title: plainText(40),
  /** What the card's picture shows. */
  picture: plainText(200),
  description: plainText(200),
  rules: z.array(plainText(300)).min(1).max(10),
  /** Facts beside the figures, such as the number of reels. */
  facts: z.array(z.strictObject({ label: plainText(40), value: plainText(60) })).max(8),
});
export type StudioGameTexts = z.infer<typeof texts>;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const bySupportedLanguage = Object.fromEntries(languageCodes.map((code) => [code, texts.optional()])) as {
  [Code in (typeof languageCodes)[number]]: z.ZodOptional<typeof texts>;
};

/** One game in a studio's feed. The figures are the studio's own: they come from its certificate. */
export const studioFeedGame = z.strictObject({
  id: studioGameId,
  kind: z.enum(STUDIO_GAME_KINDS),
  features: z.array(z.enum(GAME_FEATURES).exclude(["shared-round", "dealer", "jackpots"])).max(8),
  volatility: z.enum(VOLATILITIES).nullable(),
  /** The theoretical return to player (RTP), in percent. */
  returnToPlayer: z.number().min(50).max(100),
  /** The most that a round can pay, as a multiple of its stake. */
  maximumWin: z.number().min(1).max(1_000_000),
  /** The percentage of rounds that pay anything; null if it depends on the player's decisions. */
  hitRate: z.number().min(0).max(100).nullable(),
  hasPractice: z.boolean(),
  /** The stakes of a round in US dollars, scaled for other currencies like those of all games. */
  stakes: chosenStakes,
  /** The languages in which the game itself can be played. */
  languages: z.array(z.enum(languageCodes)).min(1).max(languageCodes.length),
  releasedAt: z.iso.date(),
  /** The texts by language. English is shown where another language has none. */
  texts: z.strictObject({ ...bySupportedLanguage, en: texts }),
  /** The SHA-256 of each picture: an upright card of 3:4, and a wide one. */
  art: z.strictObject({ card: sha256, wide: sha256 }),
});
export type StudioFeedGame = z.infer<typeof studioFeedGame>;

/** The maximum number of games of one studio in our catalogue. */
export const MOST_STUDIO_GAMES = 500;

/** A studio's list of games. Each is validated alone, so that one invalid game doesn't hold up the others. */
export const studioFeed = z.object({ games: z.array(z.unknown()).max(MOST_STUDIO_GAMES) });

export const STUDIO_PICTURES = ["card", "wide"] as const;
export type StudioPicture = (typeof STUDIO_PICTURES)[number];

/** A picture as its studio sends it. */
export const studioPicture = z.object({
  type: z.enum(["image/png", "image/jpeg", "image/webp", "image/avif"]),
  base64: z.base64().max(2_800_000),
});

const money = z.number().positive();

/**
 * The messages that we send to a studio's address, signed like the studio's own requests. The answers are `{"ok":
 * true}` to a ping, `studioFeed`, `studioPicture` and `studioLaunch`.
 */
export const studioMessage = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("ping") }),
  z.strictObject({ type: z.literal("games") }),
  z.strictObject({ type: z.literal("picture"), gameId: studioGameId, picture: z.enum(STUDIO_PICTURES) }),
  z.strictObject({
    type: z.literal("launch"),
    gameId: studioGameId,
    mode: z.enum(["real", "practice"]),
    /** The token for wallet calls; null in practice play. */
    token: z.string().nullable(),
    /** The player's id for this studio alone; null in practice play. */
    player: z.string().nullable(),
    currency: z.string(),
    language: z.string(),
    /** The stakes of a round in the currency, and the smallest amount that can be paid. */
    stakes: z.strictObject({ min: money, max: money, default: money, unit: money }),
    /** The rules of the player's jurisdiction, which the game has to follow. */
    rules: z.strictObject({
      autoplay: z.boolean(),
      turbo: z.boolean(),
      anteBets: z.boolean(),
      featureBuys: z.boolean(),
      /** The shortest time between the starts of two rounds; 0 if there is none. */
      minimumSpinMs: z.int().min(0),
    }),
  }),
]);
export type StudioMessage = z.infer<typeof studioMessage>;

/** The address of the game's page, opened in a frame. */
export const studioLaunch = z.object({ url: z.url().max(2_000) });
