import { describe, expect, it, vi } from "vitest";
import type { DocumentIntake } from "../../../kit/ports/document-intake.ts";
import { reviewAutomatically, verdictOn } from "./automatic-review.ts";

describe("the sandbox's review", () => {
  it.each([
    ["invalid.png", "refuse"],
    ["Invalid-passport.pdf", "refuse"],
    ["passport.png", "approve"],
    ["not-invalid.png", "approve"],
  ])("goes by the name: %s", (fileName, outcome) => {
    expect(verdictOn(fileName).outcome).toBe(outcome);
  });

  it("lets a document be that is no longer there", async () => {
    const review = vi.fn();
    const intake = { find: async () => undefined, review } as unknown as DocumentIntake;
    await reviewAutomatically(intake, "document_1");
    expect(review).not.toHaveBeenCalled();
  });
});
