import { type ZodType, z } from "zod";
import type { RoundRecord } from "./entities/game-round.ts";
import { PLAY_MODES } from "./enumerations.ts";

/** Increased when a message changes in a way that breaks an older page; both sides check it. */
export const GAME_FRAME_VERSION = 1;

type FrameMessage = {
  /** Told by `postMessage` to the window around the game, which is always of our own origin. */
  type: `parlour:game:${string}`;
  /** What the message carries beside its type and version. */
  detail: ZodType;
};

function defineMessage<const M extends FrameMessage>(message: M): M {
  return message;
}

const mode = z.enum(PLAY_MODES);

/**
 * Everything that a game's frame tells the page around it. The page tells the frame nothing: the launch URL did, or,
 * for a round that is to be seen again, the attribute `data-replay` of the frame's element with a `GameReplay` in it.
 */
export const gameFrameMessages = {
  /** The game can be played: the page takes its own loading state away. */
  ready: defineMessage({ type: "parlour:game:ready", detail: z.object({ mode }) }),
  /**
   * What the game shows as the player's balance, in major units. While `settled` is false a win is on its way and
   * not yet shown: the page keeps its header as it is, and asks the wallet again once `settled` is true.
   */
  balance: defineMessage({
    type: "parlour:game:balance",
    detail: z.object({ mode, amount: z.number(), currency: z.string(), settled: z.boolean() }),
  }),
  /** The launch token or the game session is over: the page asks for a new launch URL and loads it. */
  relaunch: defineMessage({ type: "parlour:game:relaunch", detail: z.object({ mode }) }),
  /** The player wants to leave the frame for another page of the site. */
  navigate: defineMessage({
    type: "parlour:game:navigate",
    detail: z.object({ path: z.string().max(2_048).startsWith("/") }),
  }),
} as const satisfies Record<string, FrameMessage>;

export type GameFrameMessages = typeof gameFrameMessages;
export type GameFrameMessageName = keyof GameFrameMessages;
export type GameFrameDetail<Name extends GameFrameMessageName> = z.input<GameFrameMessages[Name]["detail"]>;

/** The whole message as it travels. */
export type GameFrameMessage<Name extends GameFrameMessageName = GameFrameMessageName> = {
  [N in Name]: { type: GameFrameMessages[N]["type"]; version: number } & GameFrameDetail<N>;
}[Name];

/** A kept round as a frame shows it again: how it stood after the step at the index `at`. */
export type GameReplay = { round: RoundRecord; at: number; name: string; language: string };
