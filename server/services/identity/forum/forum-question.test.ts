import { describe, expect, it, test } from "vitest";
import { formatAnswer, isSigned, parseQuestion, signPayload } from "./forum-question.ts";

const secret = "between us two";
const payload = (fields: Record<string, string>) =>
  Buffer.from(new URLSearchParams(fields).toString()).toString("base64");

describe("a signature", () => {
  const asked = payload({ nonce: "n1", return_sso_url: "https://forum.example/session/sso_login" });
  it("is valid only for its payload and secret", () => {
    const signature = signPayload(asked, secret);
    expect(isSigned(asked, signature, secret)).toBe(true);
    expect(isSigned(asked, signature.toUpperCase(), secret)).toBe(true);
    expect(isSigned(`${asked}A`, signature, secret)).toBe(false);
    expect(isSigned(asked, signature, "another secret")).toBe(false);
    expect(isSigned(asked, signature.slice(1), secret)).toBe(false);
    expect(isSigned(asked, "", secret)).toBe(false);
  });
});

test.each([
  ["https://forum.example/session/sso_login", true],
  ["https://forum.example:8443/session", false],
  ["http://forum.example/session", false],
  ["https://forum.example.evil.example/session", false],
  ["javascript:alert(1)", false],
  ["/session", false],
])("a request with %s is answered: %s", (returnUrl, given) => {
  const question = parseQuestion(
    payload({ nonce: "n1", return_sso_url: returnUrl }),
    "https://forum.example",
  );
  expect(question).toEqual(given ? { nonce: "n1", returnUrl } : undefined);
});

it("names the member and asks the forum to confirm an unconfirmed address", () => {
  const member = { id: "player_1", email: "ann+1@example.org", emailConfirmed: false, nickname: "ann" };
  const read = (answer: string) =>
    Object.fromEntries(new URLSearchParams(Buffer.from(answer, "base64").toString()));
  const named = { nonce: "n1", external_id: "player_1", email: "ann+1@example.org", username: "ann" };
  expect(read(formatAnswer("n1", member))).toEqual({ ...named, require_activation: "true" });
  expect(read(formatAnswer("n1", { ...member, emailConfirmed: true }))).toEqual(named);
});
