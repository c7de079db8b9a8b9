import { DOCUMENT_RESULT_MESSAGE } from "@parlour/contracts/constants";

/** How far a frame is trusted: its permissions, and the origin that its messages must come from. */
type FrameTrust = { sandbox: string; origin: string };

const NO_ORIGIN = "null";

/**
 * Returns the trust settings for a URL. A same-origin page would have full access to ours, so the sandbox
 * removes its origin. A provider's page on another origin keeps it.
 */
export function frameTrust(url: string, siteOrigin: string): FrameTrust {
  const { origin } = new URL(url, siteOrigin);
  return origin === siteOrigin
    ? { sandbox: "allow-scripts allow-forms", origin: NO_ORIGIN }
    : { sandbox: "allow-scripts allow-forms allow-same-origin", origin };
}

type Message = Pick<MessageEvent, "data" | "origin" | "source">;

/** Whether the message really comes from the frame. */
export function isResultMessage(message: Message, frame: Window | null | undefined, origin: string): boolean {
  return (
    frame != null &&
    message.source === frame &&
    message.origin === origin &&
    message.data === DOCUMENT_RESULT_MESSAGE
  );
}
