import { describe, expect, it, vi } from "vitest";
import type { DocumentIntake } from "../../../kit/ports/document-intake.ts";
import { reviewAutomatically, verdictOn } from "./automatic-review.ts";

describe("the sandbox's review", () => {
  it.each([
    ["invalid.png", "refuse"],
    ["Invalid-passport.pdf", "refuse"],
    ["passport.png", "approve"],
    ["not-invalid.png", "approve"],
  ])("decides by file name: %s", (fileName, outcome) => {
    expect(verdictOn(fileName).outcome).toBe(outcome);
  });

  it("ignores a document that no longer exists", async () => {
    const review = vi.fn();
    const intake = { find: async () => undefined, review } as unknown as DocumentIntake;
    await reviewAutomatically(intake, "document_1");
    expect(review).not.toHaveBeenCalled();
  });
});
