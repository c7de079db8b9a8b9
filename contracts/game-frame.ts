import { type ZodType, z } from "zod";
import type { RoundRecord } from "./entities/game-round.ts";
import { PLAY_MODES } from "./enumerations.ts";

/**
 * The version of the messages between a game's frame and the page around it, increased when a message changes
 * in a way that breaks an older page. Both sides check it.
 */
export const GAME_FRAME_VERSION = 1;

type FrameMessage = {
  /** Messages are sent by `postMessage` to the window around the game, which always has our own origin. */
  type: `parlour:game:${string}`;
  /** The message's fields besides its type and version. */
  detail: ZodType;
};

function defineMessage<const M extends FrameMessage>(message: M): M {
  return message;
}

const mode = z.enum(PLAY_MODES);

/**
 * The messages from a game's frame to the page around it. The page sends none. Instead, the frame gets its input from
 * the launch URL and from the attributes of its element: `data-play-started` with the time in milliseconds at which play
 * began or, for a replay, `data-replay` with a `GameReplay`. `data-add-table` is the path of the page on which this
 * table can be played beside others. On that page, `data-tile` is the table's number, `data-tile-size` is `large`,
 * `small` or (alone on the screen) `full`, `data-tile-heard` says whether the table may play sounds, and `data-balance`
 * and `data-balance-version` are the newest balance that any of the tables reported.
 */
export const gameFrameMessages = {
  /**
   * The game can be played: the page removes its own loading state, and its bar too if the game has one with
   * the exit button, the balance and the time played.
   */
  ready: defineMessage({
    type: "parlour:game:ready",
    detail: z.object({ mode, hasBar: z.boolean().optional() }),
  }),
  /** The player wants to leave the game. */
  leave: defineMessage({ type: "parlour:game:leave", detail: z.object({ mode }) }),
  /**
   * The balance that the game shows, in major units. While `settled` is false, a win is not shown yet: the page leaves
   * its header unchanged and reads the wallet again once `settled` is true. `isNewerBalance` compares the
   * `balanceVersion` of two balances to find the newer one; some have no version.
   */
  balance: defineMessage({
    type: "parlour:game:balance",
    detail: z.object({
      mode,
      amount: z.number(),
      currency: z.string(),
      settled: z.boolean(),
      balanceVersion: z.number().nullable().optional(),
    }),
  }),
  /** The launch token or game session has expired: the page requests a new launch URL and loads it. */
  relaunch: defineMessage({ type: "parlour:game:relaunch", detail: z.object({ mode }) }),
  /**
   * A stake was refused because the player must first confirm the reality check. The page shows the check over the
   * game.
   */
  realityCheck: defineMessage({ type: "parlour:game:reality-check", detail: z.object({ mode }) }),
  /** The player wants to go to another page of the site. */
  navigate: defineMessage({
    type: "parlour:game:navigate",
    detail: z.object({ path: z.string().max(2_048).startsWith("/") }),
  }),
  /** The player's stakes in the current round at a shared table, in major units. */
  stake: defineMessage({
    type: "parlour:game:stake",
    detail: z.object({ mode, amount: z.number(), currency: z.string() }),
  }),
  /**
   * Whether a shared table is waiting for the answer to a bet. `isRefused` says whether the last bet was refused. A
   * page that removes the game first waits for the answer, so that the player gets it.
   */
  asking: defineMessage({
    type: "parlour:game:asking",
    detail: z.object({ isAsking: z.boolean(), isRefused: z.boolean() }),
  }),
  /**
   * Sent if several tables share the page. `use`: the player has started to use this table. `resize`: enlarge this
   * table, or show all tables again. `select`: go to the table with the given number.
   */
  tile: defineMessage({
    type: "parlour:game:tile",
    detail: z.object({ action: z.enum(["use", "resize", "select"]), number: z.number().int().optional() }),
  }),
} as const satisfies Record<string, FrameMessage>;

export type GameFrameMessages = typeof gameFrameMessages;
export type GameFrameMessageName = keyof GameFrameMessages;
export type GameFrameDetail<Name extends GameFrameMessageName> = z.input<GameFrameMessages[Name]["detail"]>;

export type GameFrameMessage<Name extends GameFrameMessageName = GameFrameMessageName> = {
  [N in Name]: { type: GameFrameMessages[N]["type"]; version: number } & GameFrameDetail<N>;
}[Name];

/** A stored round for a game's frame to replay, starting with its state after the step at index `at`. */
export type GameReplay = { round: RoundRecord; at: number; name: string; language: string };
