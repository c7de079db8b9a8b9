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
  "Jean.Luc",
  "maría.josé",
  "night.owl",
  "Ольга.Петрова",
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

test.each([
  "evil.com",
  "Evil.CASINO",
  "evil.com-now",
  "evil.com.win7",
  "evil.ru",
  "t.me",
  "ｅｖｉｌ.ｃｏｍ",
  "www.evil",
  "go.to.me-now",
  "сайт.онлайн",
])("%s looks like an address", (nickname) => {
  expect(checkNickname(nickname)).toBe("INVALID_FORMAT");
});
