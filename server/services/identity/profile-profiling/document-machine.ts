import type { DocumentStatus, RequestedDocument } from "@parlour/contracts/enumerations";

export type DocumentEvent = "request" | "upload" | "approve" | "refuse" | "refuseLast" | "lift" | "revoke";

/** All transitions between statuses of a document verification. */
export const transitions: readonly { from: DocumentStatus; event: DocumentEvent; to: DocumentStatus }[] = [
  { from: "NOT_REQUESTED", event: "request", to: "REQUESTED" },
  { from: "REQUESTED", event: "upload", to: "PENDING" },
  { from: "PENDING", event: "approve", to: "VERIFIED" },
  { from: "PENDING", event: "refuse", to: "INVALID" },
  { from: "PENDING", event: "refuseLast", to: "BLOCKED" },
  { from: "VERIFIED", event: "revoke", to: "REQUESTED" },
  { from: "INVALID", event: "upload", to: "PENDING" },
  { from: "BLOCKED", event: "lift", to: "REQUESTED" },
];

/**
 * The status of a player's document verification, how many documents were rejected, and which document was requested
 * last.
 */
export type VerificationStatus = { status: DocumentStatus; refusals: number; requested: RequestedDocument };

const refusalsUntilBlocked = 3;

/** Returns the status after an event, or undefined if the current status doesn't allow the event. */
export function statusAfter(
  current: VerificationStatus,
  event: Exclude<DocumentEvent, "refuseLast">,
): VerificationStatus | undefined {
  const refusals = refusalsAfter(current.refusals, event);
  const actual = event === "refuse" && refusals >= refusalsUntilBlocked ? "refuseLast" : event;
  const found = transitions.find((entry) => entry.from === current.status && entry.event === actual);
  return found && { status: found.to, refusals, requested: current.requested };
}

function refusalsAfter(refusals: number, event: DocumentEvent): number {
  if (event === "refuse") return refusals + 1;
  return event === "lift" || event === "approve" ? 0 : refusals;
}
