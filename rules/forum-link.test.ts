import { expect, it } from "vitest";
import { forumSignInLink } from "./forum-link.ts";

const returnUrl = "https://forum.example/session/sso_login";

it.each([
  [{ returnUrl, sso: "a=b", sig: "c" }, `${returnUrl}?sso=a%3Db&sig=c`],
  [{ returnUrl: `${returnUrl}?x=1`, sso: "a", sig: "c" }, `${returnUrl}?x=1&sso=a&sig=c`],
  [{ returnUrl, sso: "a" }, null],
  [{ returnUrl, sso: "", sig: "c" }, null],
  [{ sso: "a", sig: "c" }, null],
  [{ returnUrl: "javascript:alert(1)", sso: "a", sig: "c" }, null],
  [{ returnUrl: "forum", sso: "a", sig: "c" }, null],
])("%j", (parts, link) => {
  expect(forumSignInLink(parts)).toBe(link);
});
