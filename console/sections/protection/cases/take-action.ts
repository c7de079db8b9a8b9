import { sendPlayerMessage } from "@parlour/contracts/calls/identity/profile/send-player-message";
import { requestDocument } from "@parlour/contracts/calls/identity/profile-profiling/request-document";
import { addCaseStep } from "@parlour/contracts/calls/protection/cases/add-case-step";
import { setOperatorLimit } from "@parlour/contracts/calls/protection/player-protection/set-operator-limit";
import { startPlayerBreak } from "@parlour/contracts/calls/protection/player-protection/start-player-break";
import type { CaseStepKind, WholeCase } from "@parlour/contracts/entities/case";
import type { RequestedDocument } from "@parlour/contracts/enumerations";
import { client } from "@parlour/web/api/client";

const record = client(addCaseStep);
const message = client(sendPlayerMessage);
const limit = client(setOperatorLimit);
const requestFrom = client(requestDocument);
const pause = client(startPlayerBreak);

export type CaseAction = {
  kind: CaseStepKind;
  text: string;
  title: string;
  /** A deposit limit per day, in major units of the player's currency. */
  amount: number;
  hours: number;
  /** The length of a self-exclusion in months; null if it is permanent. */
  months: number | null;
  followUpOn: string;
  requested: RequestedDocument;
};

export const requestedNames: Record<RequestedDocument, string> = {
  SOURCE_OF_FUNDS: "Proof of source of funds",
  PROOF_OF_ADDRESS: "Proof of address",
  IDENTITY: "Identity document",
};

/** Performs the operator's choice with the same API calls as the player's page, and records it in the case. */
export async function takeAction({ id, playerId }: WholeCase, action: CaseAction): Promise<void> {
  const { kind, text, title, amount, hours, months, followUpOn, requested } = action;
  const params = { playerId };
  const reason = `Case ${id}: ${text}`.slice(0, 500);
  let done = text;
  if (kind === "MESSAGE") {
    await message({ params, body: { title, text, reason: `Case ${id}` } });
    done = `${title}: ${text}`;
  } else if (kind === "LIMIT") {
    await limit({ params, body: { kind: "DEPOSIT", period: "DAY", amount, reason } });
    done = `Deposits limited to ${amount} in 24 hours. ${text}`;
  } else if (kind === "TIME_OUT") {
    await pause({ params, body: { scope: "ALL", length: { kind, hours }, reason } });
    done = `Time-out of ${hours} hours. ${text}`;
  } else if (kind === "EXCLUSION") {
    await pause({ params, body: { scope: "ALL", length: { kind: "SELF_EXCLUSION", months }, reason } });
    done = `${months === null ? "Permanent self-exclusion" : `Self-exclusion of ${months} months`}. ${text}`;
  }
  if (kind === "DOCUMENT_REQUEST") {
    // More operators can see a document request than a case, so the reason does not mention the case.
    await requestFrom({ params, body: { requested, reason: "Requested by compliance" } });
    done = `${requestedNames[requested]}. ${text}`;
  }
  await record({
    params: { id },
    body: { kind, text: done.slice(0, 2_000), ...(kind === "FOLLOW_UP" && { followUpOn }) },
  });
}
