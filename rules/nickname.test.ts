import { expect, test } from "vitest";
import { checkNickname } from "./nickname.ts";

test.each([
  "nightowl",
  "night.owl-7".replace(".owl", ".0wl"),
  "Анна_из_Москвы",
  "Ольга",
  "σοφία-θ",
  "lucky777",
  "renée",
  "玩家一号",
  "J.R-1",
])("%s is a nickname", (nickname) => {
  expect(checkNickname(nickname)).toBeUndefined();
});

test.each([
  "admin",
  "ADMIN",
  "Adm1n",
  "a.d-m_i_n",
  "аdmin",
  "support",
  "parlour-team",
  "The_Moderator",
  "ádmin",
])("%s is reserved", (nickname) => {
  expect(checkNickname(nickname)).toBe("NICKNAME_RESERVED");
});

test.each(["nightоwl", "расе", "Αce7"])("%s looks like another nickname", (nickname) => {
  expect(checkNickname(nickname)).toBe("NICKNAME_RESERVED");
});

test.each(["evil.com", "www.evil", "go.to.me-now"])("%s looks like an address", (nickname) => {
  expect(checkNickname(nickname)).toBe("INVALID_FORMAT");
});
