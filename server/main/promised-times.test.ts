import { readdirSync, readFileSync } from "node:fs";
import { AFFILIATE_TOKEN_DAYS } from "@parlour/contracts/constants";
import { RAISE_WAIT_MS } from "@parlour/rules/protection-limits";
import { describe, expect, test } from "vitest";
import { loadConfig } from "../kit/config.ts";
import { wrongProofs } from "../kit/player-proofs.ts";
import { counterPolicies } from "../services/identity/login-service/counter-rules.ts";
import { linkLifeMs as resetLinkLifeMs } from "../services/identity/login-service/routes/request-password-reset.ts";
import { codeLifeMs, codeSends } from "../services/identity/player-verification/confirmation-codes.ts";
import { wrongCodes } from "../services/identity/player-verification/operation-limit.ts";
import { linkLifeMs as confirmationLinkLifeMs } from "../services/identity/profile/email-confirmation.ts";
import { linkLifeMs as lockLinkLifeMs } from "../services/identity/profile/security-email.ts";
import { sandboxDeclaration } from "../services/money/payment-provider/declaration.ts";

// The times and numbers that the texts promise must match the server's actual values, in every language.

const languages = ["en", "es", "fr", "pt", "zh"] as const;
type Language = (typeof languages)[number];

const root = new URL("../../languages/", import.meta.url);
const read = (language: Language, file: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(`${language}/${file}.json`, root), "utf8"));
/** Returns the value at a path of keys in a language file, as JSON. Content pages keep their text under `blocks`. */
const textOf = (language: Language, file: string, keys: readonly string[]) =>
  JSON.stringify(
    keys.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], read(language, file)),
  );

const words: Record<Language, Record<number, string>> = {
  en: { 1: "one", 2: "two", 5: "five", 10: "ten", 30: "half an" },
  es: { 1: "una", 2: "dos", 5: "cinco", 10: "diez", 30: "media" },
  fr: { 1: "une", 2: "deux", 5: "cinq", 10: "dix", 30: "demi-" },
  pt: { 1: "uma", 2: "dois", 5: "cinco", 10: "dez", 30: "meia" },
  zh: { 1: "一", 2: "两", 5: "五", 10: "十", 30: "半" },
};
const units: Record<Language, Record<Unit, string>> = {
  en: { minutes: "minutes?", hours: "hours?", days: "days?", times: "" },
  es: { minutes: "minutos?", hours: "horas?", days: "días?", times: "" },
  fr: { minutes: "minutes?", hours: "heures?", days: "jours?", times: "" },
  pt: { minutes: "minutos?", hours: "horas?", days: "dias?", times: "" },
  zh: { minutes: "分钟", hours: "个?小时", days: "天", times: "" },
};
type Unit = "minutes" | "hours" | "days" | "times";

function states(language: Language, text: string, [count, unit]: readonly [number, Unit]): boolean {
  const isHalfHour = count === 30 && unit === "minutes";
  const inWords = words[language][count];
  const digits = `(?<!\\d)${count}\\s*${units[language][unit]}`;
  const spelt = `${inWords}\\s*${units[language][isHalfHour ? "hours" : unit]}`;
  return new RegExp(inWords === undefined ? digits : `${digits}|${spelt}`, "iu").test(text);
}

const minutes = (ms: number) => [ms / 60_000, "minutes"] as const;
const hours = (ms: number) => [ms / 3_600_000, "hours"] as const;
const days = (ms: number) => [ms / 86_400_000, "days"] as const;
const times = (count: number) => [count, "times"] as const;
const config = loadConfig({});
const wrongPins = wrongProofs("player", "PIN_CODE");
const codeLife = minutes(codeLifeMs);
const codeWindow = minutes(codeSends.windowSeconds * 1_000);
const codeBlock = minutes(wrongCodes.blockSeconds * 1_000);
const attribution = [AFFILIATE_TOKEN_DAYS, "days"] as const;

type Kept = readonly [number, Unit];
type Promised = readonly [file: string, keys: readonly string[], ...kept: Kept[]];

const promises: readonly Promised[] = [
  ["identity/identity", ["identity.causeSms"], codeLife],
  ["identity/verification", ["verification.codeSent"], codeLife],
  ["identity/verification", ["verification.noMoreSends"], codeWindow, codeLife],
  ["identity/verification", ["verification.lastAttempt"], codeBlock],
  ["identity/account", ["account.noMoreCodes"], codeWindow, codeLife],
  ["identity/server/letters", ["verificationCode", "text"], codeLife],
  ["identity/server/letters", ["emailCode", "text"], codeLife],
  ["identity/server/letters", ["emailChange", "text"], days(confirmationLinkLifeMs)],
  ["identity/server/letters", ["emailConfirmation", "text"], days(confirmationLinkLifeMs)],
  ["identity/server/letters", ["security", "lock"], days(lockLinkLifeMs)],
  ["money/cashier", ["cashier.errorBlocked"], minutes(wrongPins.blockSeconds! * 1_000)],
  ["protection/closing", ["closing.blocked"], minutes(wrongPins.blockSeconds! * 1_000)],
  ["protection/limits", ["limits.raiseNote"], hours(RAISE_WAIT_MS)],
  ["content/help/responsible-play/set-limits", ["blocks"], hours(RAISE_WAIT_MS)],
  [
    "content/help/verification/verify-your-phone",
    ["blocks"],
    times(codeSends.max),
    codeWindow,
    times(wrongCodes.max),
    codeBlock,
  ],
  ["content/help/verification/code-does-not-arrive", ["blocks"], times(codeSends.max), codeWindow],
  [
    "content/help/account/sign-in/locked-out",
    ["blocks"],
    times(counterPolicies.username.max),
    minutes(counterPolicies.username.blockMs),
  ],
  ["content/help/account/sign-in/forgotten-password", ["blocks"], hours(resetLinkLifeMs)],
  [
    "content/help/account/sign-in/signed-out-by-itself",
    ["blocks"],
    minutes(config.sessionIdleSeconds * 1_000),
    hours(config.sessionAbsoluteSeconds * 1_000),
  ],
  ["content/help/bonuses/invite-a-friend", ["blocks"], attribution],
  ["content/pages/promotion-bring-a-friend", ["blocks"], attribution],
  ["content/pages/become-an-affiliate", ["blocks"], attribution],
  ["content/pages/cookies", ["blocks"], attribution],
];

const anAge = "(?<![\\d.,:])(1[6-9]|2[0-5])";
/** Matches a minimum age as each language writes it, but not 21+3, which is the name of a bet. */
const statedAge: Record<Language, RegExp> = {
  en: new RegExp(
    `${anAge}(\\+(?!\\d)|[- ]years?[- ]olds?| years of age| (or|and) (over|older|above))|eighteen|twenty-one`,
  ),
  es: new RegExp(`${anAge}(\\+(?!\\d)| años)|dieciocho|veintiún años`),
  fr: new RegExp(`${anAge}(\\+(?!\\d)|[ \u00a0\u202f]ans\\b)|dix-huit|vingt et un ans`),
  pt: new RegExp(`${anAge}(\\+(?!\\d)| anos)|dezoito|vinte e um anos`),
  zh: new RegExp(`${anAge}(\\+(?!\\d)|\\s*周?岁)|十八岁|十八周岁`),
};

function everyText(language: Language): { file: string; text: string }[] {
  const folder = new URL(`${language}/`, root);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".json"),
  );
  return files.map((file) => ({ file, text: readFileSync(new URL(file, folder), "utf8") }));
}

describe.each(languages)("in %s", (language) => {
  test.each(promises.map(([file, keys, ...kept]) => ({ file, keys, kept })))(
    "$file $keys promises what the server keeps",
    ({ file, keys, kept }) => {
      const text = textOf(language, file, keys);
      for (const promise of kept)
        expect(states(language, text, promise), `${text} states ${promise.join(" ")}`).toBe(true);
    },
  );

  test("no text states an age, because the minimum age depends on the place", () => {
    const stated = everyText(language).flatMap(({ file, text }) => {
      const [age] = statedAge[language].exec(text) ?? [];
      return age === undefined ? [] : [`${file}: ${age}`];
    });
    expect(stated).toEqual([]);
    const words = { ...read(language, "identity/identity"), ...read(language, "site/shell") };
    for (const key of ["identity.minimumAge", "shell.minimumAge"]) expect(words[key]).toContain("{years");
  });

  test("help states the same payment times as the cashier", () => {
    const cashier = read(language, "money/cashier") as Record<string, string>;
    const timeOf = (code: string, flow: "deposit" | "withdrawal") => {
      const kind = sandboxDeclaration.kinds.find((one) => one.code === code);
      const { unit, from, to } = kind![flow]!.time;
      if (unit === "days") return fill(cashier["cashier.timeDays"]!, { from, to });
      return fill(cashier["cashier.timeAboutMinutes"]!, { count: to });
    };
    const includes = (file: string, time: string) =>
      expect(textOf(language, file, ["blocks"]).toLowerCase()).toContain(time.toLowerCase());
    includes("content/help/withdrawals/how-long-it-takes", timeOf("CBT", "withdrawal"));
    includes("content/help/withdrawals/how-long-it-takes", timeOf("BTC", "withdrawal"));
    includes("content/help/deposits/deposit-is-pending", timeOf("BANK", "deposit"));
  });
});

/** Fills in a text's values, always with the `other` form of its plural. */
function fill(text: string, values: Record<string, number>): string {
  const plural = /\{count, plural,.*? other \{([^}]*)\}\}/;
  return text
    .replace(plural, (_whole, general: string) => general.replace("#", String(values.count)))
    .replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]));
}
