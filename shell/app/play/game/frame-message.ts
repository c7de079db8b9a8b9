import type { GameFrameMessage, GameFrameMessageName } from "@parlour/contracts/game-frame";
import { GAME_FRAME_VERSION } from "./frame-version.ts";

const names: Record<GameFrameMessage["type"], GameFrameMessageName> = {
  "parlour:game:ready": "ready",
  "parlour:game:leave": "leave",
  "parlour:game:balance": "balance",
  "parlour:game:relaunch": "relaunch",
  "parlour:game:reality-check": "realityCheck",
  "parlour:game:navigate": "navigate",
  "parlour:game:stake": "stake",
  "parlour:game:asking": "asking",
  "parlour:game:tile": "tile",
};

export type FrameMessage = {
  [Name in GameFrameMessageName]: { name: Name; message: GameFrameMessage<Name> };
}[GameFrameMessageName];

type FrameEvent = Pick<MessageEvent, "data" | "origin" | "source">;

/** Parses a message from the game's own frame; null for anything else. */
export function readFrameMessage(
  event: FrameEvent,
  frame: Window | null | undefined,
  origin: string,
): FrameMessage | null {
  if (!frame || event.source !== frame || event.origin !== origin) return null;
  const message = event.data as Partial<GameFrameMessage> | null;
  if (typeof message !== "object" || message === null || message.version !== GAME_FRAME_VERSION) return null;
  const name = names[message.type as GameFrameMessage["type"]];
  if (name === undefined || !isWhole(name, message as Record<string, unknown>)) return null;
  return { name, message } as FrameMessage;
}

/** Whether a message has valid fields. It may come from an older build of the game, so it isn't trusted. */
function isWhole(name: GameFrameMessageName, message: Record<string, unknown>): boolean {
  if (name === "navigate") return typeof message.path === "string" && /^\/(?![/\\])/.test(message.path);
  if (name === "tile") return ["use", "resize", "select"].includes(message.action as string);
  if (name === "asking")
    return typeof message.isAsking === "boolean" && typeof message.isRefused === "boolean";
  if (name !== "balance" && name !== "stake") return true;
  const { amount, currency, settled } = message;
  const isMoney = Number.isFinite(amount) && typeof currency === "string";
  return isMoney && (name === "stake" || typeof settled === "boolean");
}
