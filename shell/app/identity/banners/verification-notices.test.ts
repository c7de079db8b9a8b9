import { DOCUMENT_STATUSES } from "@parlour/contracts/enumerations";
import { describe, expect, test } from "vitest";
import { nextStepAfterPhone, verificationNotices } from "./verification-notices.ts";

const linksFor = (state: Parameters<typeof verificationNotices>[0]) =>
  verificationNotices(state).map(({ to }) => to);

describe("the banners", () => {
  test.each([
    ["REQUESTED", ["/validate-document"]],
    ["INVALID", ["/validate-document"]],
    ["BLOCKED", ["/blocked-document-status"]],
    ["NOT_REQUESTED", []],
    ["PENDING", []],
    ["VERIFIED", []],
  ] as const)("for a document that is %s", (documentStatus, links) => {
    expect(linksFor({ documentStatus, phoneStatus: "VALIDATED" })).toEqual(links);
  });

  test("include an unverified phone, beside the document", () => {
    const phone = "/validation-code/validatePhone";
    expect(linksFor({ documentStatus: "VERIFIED", phoneStatus: "NOT_VALIDATED" })).toEqual([phone]);
    expect(linksFor({ documentStatus: null, phoneStatus: "NOT_VALIDATED" })).toEqual([phone]);
    expect(linksFor({ documentStatus: "REQUESTED", phoneStatus: "NOT_VALIDATED" })).toEqual([
      "/validate-document",
      phone,
    ]);
  });

  test("keep the warning about a phone that is blocked, with a text of its own", () => {
    const [notice] = verificationNotices({ documentStatus: "VERIFIED", phoneStatus: "BLOCKED" });
    expect(notice).toMatchObject({
      text: "documents.bannerPhoneBlocked",
      to: "/validation-code/validatePhone",
    });
  });

  test("differ between states", () => {
    const texts = DOCUMENT_STATUSES.flatMap((documentStatus) =>
      verificationNotices({ documentStatus, phoneStatus: "NOT_VALIDATED" }).map(({ text }) => text),
    );
    expect(new Set(texts).size).toBe(4);
  });

  test("are hidden when the status is unknown", () => {
    expect(linksFor({ documentStatus: null, phoneStatus: null })).toEqual([]);
  });
});

test.each([
  ["REQUESTED", "/validate-document"],
  ["INVALID", "/validate-document"],
  ["PENDING", null],
  ["VERIFIED", null],
  ["BLOCKED", null],
  [null, null],
] as const)("after the phone, a document that is %s leads to %s", (status, expected) => {
  expect(nextStepAfterPhone(status)).toBe(expected);
});
