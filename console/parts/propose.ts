import type { Given } from "@parlour/contracts/call";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { recountQueues } from "../app/use-queue-counts.ts";

type Proposal = Given<(typeof proposeChange)["body"]>;

const send = client(proposeChange);
const proposed = "Proposed. Another operator must approve it.";

/** The last request without an answer. If the operator repeats it, it must not be carried out twice. */
let unanswered: { text: string; requestId: string } | undefined;

/**
 * Proposes a change. If the policy applied it at once, returns a message that says so, which a dialog shows instead of
 * its usual message that the change is waiting for approval.
 */
export async function propose({ body }: { body: Proposal }): Promise<string | undefined> {
  const text = JSON.stringify(body);
  if (unanswered?.text !== text) unanswered = { text, requestId: crypto.randomUUID() };
  const { state } = await send({ body: { ...body, requestId: unanswered.requestId } });
  unanswered = undefined;
  recountQueues();
  return state === "APPLIED" ? "Applied. The policy needs no second operator for this." : undefined;
}

/**
 * Makes a change, or proposes it if the policy requires a second operator. Returns a message to show if the change was
 * proposed.
 */
export async function changeOrPropose(
  change: () => Promise<unknown>,
  proposal: Proposal,
): Promise<string | undefined> {
  try {
    await change();
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.errorCode !== "SECOND_PERSON_REQUIRED") throw error;
    return (await propose({ body: proposal })) ?? proposed;
  }
}
