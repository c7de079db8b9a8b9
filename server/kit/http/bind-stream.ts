import { Readable } from "node:stream";
import type { OpenConnection, OpenConnections } from "../open-connections.ts";
import { isRefusal, refuse } from "../refusal.ts";
import type { Outcome } from "./outcome.ts";

type StreamOwner = Omit<OpenConnection, "close">;

/**
 * Opens an event stream that ends with the session that opened it, and limits how many a session may open.
 */
export async function bindStream(
  connections: OpenConnections,
  owner: StreamOwner,
  open: () => Promise<Outcome>,
): Promise<Outcome> {
  const release = connections.reserve(owner.sessionId);
  if (release === undefined) return { ...refuse("RATE_LIMITED"), headers: { "retry-after": "10" } };
  const outcome = await open().catch((error) => {
    release();
    throw error;
  });
  const body: unknown = isRefusal(outcome) ? undefined : outcome.body;
  if (!(body instanceof Readable) || body.destroyed) {
    release();
    return outcome;
  }
  const remove = connections.add({ ...owner, close: () => endStream(body) });
  body.once("close", () => {
    remove();
    release();
  });
  return outcome;
}

/** Ends the response properly, so that the browser reconnects and learns that the session has ended. */
function endStream(stream: Readable): void {
  if ("end" in stream && typeof stream.end === "function") stream.end();
  else stream.destroy();
}
