import { expect, test } from "vitest";
import { createMediaTokens } from "./media-tokens.ts";

const tokens = createMediaTokens(["a key of the media server, long enough"]);
const now = new Date("2030-01-01T12:00:00Z");
const exp = now.getTime() / 1000 + 60;
const token = tokens.issue({ path: "studio-roulette", action: "read", exp });
const ask = { path: "studio-roulette", action: "read", now } as const;

test("a token allows one action on one table for a minute", () => {
  expect(tokens.allows(token, ask)).toBe(true);
  expect(tokens.allows(token, { ...ask, action: "publish" })).toBe(false);
  expect(tokens.allows(token, { ...ask, path: "other" })).toBe(false);
  expect(tokens.allows(token, { ...ask, now: new Date(exp * 1000) })).toBe(false);
});

test("a changed token, one of another key, and nonsense are refused", () => {
  const [head, , signature] = token.split(".");
  const claims = Buffer.from(JSON.stringify({ ...ask, action: "publish", exp })).toString("base64url");
  expect(tokens.allows(`${head}.${claims}.${signature}`, { ...ask, action: "publish" })).toBe(false);
  expect(createMediaTokens(["another key"]).allows(token, ask)).toBe(false);
  for (const text of ["", ".", "a.b.c", `${token}.x`]) expect(tokens.allows(text, ask)).toBe(false);
});

test("the token is a JSON Web Token that a media server can read", () => {
  const [head, claims] = token.split(".").map((part) => Buffer.from(part, "base64url").toString());
  expect(JSON.parse(head!)).toEqual({ alg: "HS256", typ: "JWT" });
  expect(JSON.parse(claims!)).toEqual({ path: "studio-roulette", action: "read", exp });
});
