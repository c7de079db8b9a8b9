import { calls } from "@parlour/contracts/calls";
import { ApiError } from "@parlour/web/api/api-error";
import { expect, it } from "vitest";
import { failureText } from "./failure-text.ts";

it("describes every error of the operators' calls in words", () => {
  const codes = calls.filter(({ access }) => access === "operator").flatMap(({ errors }) => errors ?? []);
  expect(codes).toContain("MFA_INVALID_CONFIRMATION_CODE");
  const details = { balance: 12, currency: "USD", unknown: ["player_nobody"] };
  const wordless = [...new Set<string>(codes)].filter((errorCode) =>
    failureText(new ApiError({ status: 422, errorCode, details })).startsWith("That didn't work ("),
  );
  expect(wordless).toEqual([]);
});

it("names the operator who made the other change, if the server does", () => {
  const conflict = (details: object) =>
    failureText(new ApiError({ status: 409, errorCode: "CONFLICT", details: { ...details } }));
  expect(conflict({ operatorName: "Mara" })).toBe("Changed by Mara. Load the latest version and try again.");
  expect(conflict({})).toMatch(/^Changed by someone else\./);
});
