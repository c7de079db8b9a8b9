import type { Kit } from "../../../kit/kit.ts";
import { sendSigned } from "../../../kit/providers/send-signed.ts";
import type { AskStudio, StudioGamesPorts } from "./studio-games-parts.ts";

const timeoutMs = 8_000;
/** The maximum size of an answer: enough for a picture of two megabytes, or for the feed of the largest catalogue. */
const mostBytes = 6_000_000;

/** Sends messages to the studios' addresses, and counts them for the operators' overview of providers. */
export function createAskStudio(kit: Kit, { studios }: Pick<StudioGamesPorts, "studios">): AskStudio {
  return (id, message) =>
    kit.providerCalls.watch({ kind: "STUDIO", id }, async () => {
      const row = await studios.find(kit.db, id);
      if (row?.isEnabled !== true) throw new Error("The studio is disabled");
      if (row.address === null) throw new Error("The studio has no address");
      const key = studios.keyOf(kit.config, id, row.keyVersion, row.keySecret);
      const receiver = { id, key, address: row.address };
      const { status, text } = await sendSigned(kit, receiver, message, { timeoutMs, readBytes: mostBytes });
      if (status < 200 || status > 299)
        throw new Error(`The studio answered the message “${message.type}” with ${status}`);
      if (typeof text !== "string") throw new Error("The studio's answer is too long");
      try {
        return JSON.parse(text) as unknown;
      } catch {
        throw new Error("The studio's answer is not JSON");
      }
    });
}
