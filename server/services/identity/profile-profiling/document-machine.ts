import type { DocumentStatus } from "@parlour/contracts/enumerations";

export type DocumentEvent = "request" | "upload" | "approve" | "refuse" | "refuseLast" | "lift";

/** Every way from one status to another; there are no others. */
export const transitions: readonly { from: DocumentStatus; event: DocumentEvent; to: DocumentStatus }[] = [
  { from: "NOT_REQUESTED", event: "request", to: "REQUESTED" },
  { from: "REQUESTED", event: "upload", to: "PENDING" },
  { from: "PENDING", event: "approve", to: "VERIFIED" },
  { from: "PENDING", event: "refuse", to: "INVALID" },
  { from: "PENDING", event: "refuseLast", to: "BLOCKED" },
  { from: "INVALID", event: "upload", to: "PENDING" },
  { from: "BLOCKED", event: "lift", to: "REQUESTED" },
];

/** How a player stands: the status, and how often a document of theirs was refused. */
export type Standing = { status: DocumentStatus; refusals: number };

const refusalsUntilBlocked = 3;

/** The standing after an event, or undefined when the status does not allow it. */
export function standingAfter(
  standing: Standing,
  event: Exclude<DocumentEvent, "refuseLast">,
): Standing | undefined {
  const refusals = refusalsAfter(standing.refusals, event);
  const actual = event === "refuse" && refusals >= refusalsUntilBlocked ? "refuseLast" : event;
  const found = transitions.find((entry) => entry.from === standing.status && entry.event === actual);
  return found && { status: found.to, refusals };
}

function refusalsAfter(refusals: number, event: DocumentEvent): number {
  if (event === "refuse") return refusals + 1;
  return event === "lift" || event === "approve" ? 0 : refusals;
}
