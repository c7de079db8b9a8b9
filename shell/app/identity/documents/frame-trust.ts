import { DOCUMENT_RESULT_MESSAGE } from "@parlour/contracts/constants";

/** How far a frame is trusted: what it may do, and as whom it speaks. */
type FrameTrust = { sandbox: string; origin: string };

const NO_ORIGIN = "null";

/**
 * A page of our own origin would be free to do all that we can, so its origin is taken from it. A provider's
 * page elsewhere keeps its own, which is not ours.
 */
export function frameTrust(url: string, siteOrigin: string): FrameTrust {
  const { origin } = new URL(url, siteOrigin);
  return origin === siteOrigin
    ? { sandbox: "allow-scripts allow-forms", origin: NO_ORIGIN }
    : { sandbox: "allow-scripts allow-forms allow-same-origin", origin };
}

type Message = Pick<MessageEvent, "data" | "origin" | "source">;

/** Whether the frame itself says that the player is done, and nobody in its name. */
export function isResultMessage(message: Message, frame: Window | null | undefined, origin: string): boolean {
  return (
    frame != null &&
    message.source === frame &&
    message.origin === origin &&
    message.data === DOCUMENT_RESULT_MESSAGE
  );
}
