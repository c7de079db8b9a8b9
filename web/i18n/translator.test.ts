import { expect, test } from "vitest";
import { createTranslator } from "./translator.ts";

test("translates with its own texts and language", () => {
  const t = createTranslator("fr", {
    "shell.menu": "Menu",
    "sandbox.outboxCount": "{count, plural, =0 {Aucun message} one {# message} other {# messages}}",
  });
  expect(t("shell.menu")).toBe("Menu");
  expect(t("sandbox.outboxCount", { count: 1234 })).toBe("1\u202f234 messages");
  expect(t("sandbox.outboxCount", { count: 0 })).toBe("Aucun message");
});

test("two translators do not share texts", () => {
  const one = createTranslator("en", { "shell.more": "More" });
  const other = createTranslator("es", { "shell.more": "Más" });
  expect([one("shell.more"), other("shell.more")]).toEqual(["More", "Más"]);
});

test("shows the key of a missing text, never another language", () => {
  createTranslator("en", { "shell.join": "Join" });
  expect(createTranslator("es", {})("shell.join")).toBe("shell.join");
});

test("does not treat values as markup", () => {
  const t = createTranslator("en", { "sandbox.messageTo": "To {to}" });
  expect(t("sandbox.messageTo", { to: "<b>{{x}} $t(shell.more)</b>" })).toBe(
    "To <b>{{x}} $t(shell.more)</b>",
  );
});
