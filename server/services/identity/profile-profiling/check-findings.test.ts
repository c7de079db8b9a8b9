import { checksOfKind, type DocumentFindings } from "@parlour/contracts/entities/document-verification";
import { DOCUMENT_KINDS, type DocumentKind } from "@parlour/contracts/enumerations";
import { expect, it } from "vitest";
import { checkFindings } from "./check-findings.ts";

const now = new Date("2026-05-04T12:00:00Z");
const complete = (kind: DocumentKind): DocumentFindings => ({
  checks: [...checksOfKind[kind]],
  documentNumber: "X1234567",
  expiresOn: "2026-05-04",
});

it.each(DOCUMENT_KINDS)("accepts a complete checklist of a %s that is valid today", (kind) => {
  expect(checkFindings(kind, complete(kind), now)).toBeUndefined();
});

it.each(DOCUMENT_KINDS.flatMap((kind) => checksOfKind[kind].map((check) => [kind, check] as const)))(
  "refuses a %s without %s",
  (kind, check) => {
    const findings = complete(kind);
    const checks = findings.checks.filter((each) => each !== check);
    expect(checkFindings(kind, { ...findings, checks }, now)).toMatchObject({
      body: { errorCode: "DOCUMENT_CHECKS_MISSING", missing: [check] },
    });
  },
);

it.each<[DocumentKind, string[]]>([
  ["PASSPORT", ["documentNumber", "expiresOn"]],
  ["DRIVING_LICENCE", ["documentNumber", "expiresOn"]],
  ["IDENTITY_CARD", ["documentNumber"]],
])("a %s without details misses %j", (kind, missing) => {
  const findings = { ...complete(kind), documentNumber: null, expiresOn: null };
  expect(checkFindings(kind, findings, now)).toMatchObject({ body: { missing } });
});

it.each<DocumentKind>(["PROOF_OF_ADDRESS", "SOURCE_OF_FUNDS"])("a %s needs no details", (kind) => {
  expect(
    checkFindings(kind, { ...complete(kind), documentNumber: null, expiresOn: null }, now),
  ).toBeUndefined();
});

it("refuses a document that expired yesterday", () => {
  expect(checkFindings("PASSPORT", { ...complete("PASSPORT"), expiresOn: "2026-05-03" }, now)).toMatchObject({
    body: { errorCode: "DOCUMENT_EXPIRED" },
  });
});
