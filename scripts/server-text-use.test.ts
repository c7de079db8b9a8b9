import { expect, it } from "vitest";
import { findServerTextUse } from "./server-text-use.ts";

const service = "server/services/money/payment/";
const isUsed = findServerTextUse([
  {
    path: `${service}texts.ts`,
    text: `const texts = readTexts<typeof english>("money", "letters");
      export const letterOf = (language: string) => texts.in(language).receipt;
      // \`farewell\` is only mentioned here.`,
  },
  {
    path: `${service}send.ts`,
    text: "const { subject, text } = letterOf(language); send(subject, text, receipt.reasons[code]);",
  },
  { path: "contracts/reasons.ts", text: 'export const reasons = ["TOO_LATE"];' },
  { path: "server/services/poker/room/view.ts", text: "const footer = view.farewell.footer;" },
]);

it("finds texts that the service uses by name or by value", () => {
  for (const key of ["receipt.subject", "receipt.text", "receipt.reasons.TOO_LATE"])
    expect(isUsed("money/server/letters.json", key), key).toBe(true);
});

it("does not count words that other code uses, or that only comments name", () => {
  for (const key of ["receipt.footer", "farewell.subject", "receipt.reasons.NEVER", "TOO_LATE"])
    expect(isUsed("money/server/letters.json", key), key).toBe(false);
  expect(isUsed("money/server/notices.json", "receipt.subject")).toBe(false);
});
