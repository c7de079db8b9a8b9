import { DOCUMENT_STATUSES } from "@parlour/contracts/enumerations";
import { describe, expect, it } from "vitest";
import { type DocumentEvent, statusAfter, transitions, type VerificationStatus } from "./document-machine.ts";

const events: Exclude<DocumentEvent, "refuseLast">[] = [
  "request",
  "upload",
  "approve",
  "refuse",
  "lift",
  "revoke",
];

const requested = "IDENTITY";

describe("the document state machine", () => {
  it("reaches every status from the first one, and no unknown status", () => {
    const reached = new Set(["NOT_REQUESTED"]);
    for (let before = 0; before < reached.size; ) {
      before = reached.size;
      for (const { from, to } of transitions) if (reached.has(from)) reached.add(to);
    }
    expect([...reached].toSorted()).toEqual([...DOCUMENT_STATUSES].toSorted());
  });

  it("allows exactly the transitions of the table", () => {
    for (const status of DOCUMENT_STATUSES) {
      for (const event of events) {
        const listed = transitions.find((entry) => entry.from === status && entry.event === event);
        expect(statusAfter({ status, refusals: 0, requested }, event)?.status, `${status} ${event}`).toBe(
          listed?.to,
        );
      }
    }
  });

  it("blocks at the third refusal; lifting the block restores all attempts", () => {
    let current: VerificationStatus = { status: "REQUESTED", refusals: 0, requested };
    const then = (event: (typeof events)[number]) => {
      current = statusAfter(current, event) ?? {
        status: "NOT_REQUESTED",
        refusals: -1,
        requested,
      };
      return current.status;
    };
    expect([then("upload"), then("refuse"), then("upload"), then("refuse")]).toEqual([
      "PENDING",
      "INVALID",
      "PENDING",
      "INVALID",
    ]);
    expect([then("upload"), then("refuse")]).toEqual(["PENDING", "BLOCKED"]);
    for (const event of events) {
      if (event !== "lift") expect(statusAfter(current, event)).toBeUndefined();
    }
    expect(statusAfter(current, "lift")).toEqual({ status: "REQUESTED", refusals: 0, requested });
  });
});
