import type { Translate } from "@parlour/web/i18n/translator";
import { expect, test } from "vitest";
import { checkNicknameText } from "./nickname-text.ts";

const keys: Translate = (key) => key;

test.each([
  ["Jean.Luc", undefined],
  ["ab", "identity.nicknameFormat"],
  ["evil.com", "identity.nicknameAddress"],
  ["admin", "identity.nicknameReserved"],
])("%s: %s", (nickname, message) => {
  expect(checkNicknameText(keys, nickname)).toBe(message);
});
