import type { Kit } from "../kit.ts";
import { outboundRules, parseOutboundUrl, postOutside } from "../post-outside.ts";
import { signRequest } from "../signed-requests.ts";

type Receiver = { id: string; key: string; address: string };
type Options = { timeoutMs?: number; readBytes?: number };

const usualTimeoutMs = 10_000;

export function signedHeaders(
  kit: Pick<Kit, "clock">,
  { id, key, path, body }: Record<"id" | "key" | "path" | "body", string>,
) {
  const timestamp = String(Math.floor(kit.clock.now().getTime() / 1_000));
  return {
    "content-type": "application/json",
    "x-provider": id,
    "x-timestamp": timestamp,
    "x-signature": signRequest(key, timestamp, path, body),
  };
}

/** Sends a provider a message, signed with its own key. Throws, in words for operators, if it can't be reached. */
export async function sendSigned(
  kit: Pick<Kit, "clock" | "config">,
  { id, key, address }: Receiver,
  message: object,
  { timeoutMs = usualTimeoutMs, readBytes }: Options = {},
): Promise<{ status: number; text?: string | null }> {
  const rules = outboundRules(kit.config);
  const url = parseOutboundUrl(address, rules);
  if (url === undefined) throw new Error("The address is not a public https address");
  const body = JSON.stringify(message);
  const headers = signedHeaders(kit, { id, key, path: url.pathname, body });
  const request = { headers, body, timeoutMs, ...(readBytes !== undefined && { readBytes }) };
  const answer = await postOutside(url, request, rules);
  if ("status" in answer) return answer;
  const faults = {
    ADDRESS_REFUSED: "The address leads into an internal network",
    TIMED_OUT: `The provider didn't answer within ${timeoutMs / 1_000} seconds`,
    UNREACHABLE: "The provider's address can't be reached",
  };
  throw new Error(faults[answer.fault]);
}
