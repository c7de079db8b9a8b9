import { hasWebAddress } from "./web-address.ts";

/** Names that players might mistake for the operator or its staff. */
const reserved = new Set([
  "admin",
  "administrator",
  "bot",
  "cashier",
  "casino",
  "compliance",
  "croupier",
  "dealer",
  "everyone",
  "help",
  "helpdesk",
  "host",
  "house",
  "management",
  "manager",
  "mod",
  "moderator",
  "null",
  "official",
  "operator",
  "owner",
  "payments",
  "root",
  "security",
  "service",
  "staff",
  "support",
  "system",
  "team",
  "undefined",
  "vip",
]);
/** Words that are refused anywhere in a nickname, as in `parlour-support` or `the_admin`. */
const reservedParts = ["admin", "moderator", "official", "parlour", "parlor", "support"];

/** Lower-case letters of other scripts that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = {
  // Cyrillic letters
  а: "a",
  в: "b",
  е: "e",
  ё: "e",
  з: "3",
  и: "u",
  і: "i",
  ї: "i",
  ј: "j",
  к: "k",
  м: "m",
  н: "h",
  о: "o",
  п: "n",
  р: "p",
  с: "c",
  т: "t",
  у: "y",
  х: "x",
  ѕ: "s",
  ԁ: "d",
  ԛ: "q",
  ԝ: "w",
  һ: "h",
  ӏ: "l",
  // Greek letters
  α: "a",
  β: "b",
  ε: "e",
  η: "n",
  ι: "i",
  κ: "k",
  μ: "u",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
  ω: "w",
  // Armenian letters, and Latin letters outside the basic alphabet.
  օ: "o",
  ո: "n",
  ս: "u",
  ı: "i",
  ɑ: "a",
  ɡ: "g",
};
const digitLetters: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
};
/**
 * Matches words written only in Cyrillic, Greek or Armenian. They are accepted if at least one letter does not look
 * Latin.
 */
const ownWords = /^[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]+$/u;

export type NicknameFault = "INVALID_FORMAT" | "NICKNAME_RESERVED";

/**
 * Returns the reason why a nickname is refused: it contains a web address, it is reserved, or it imitates Latin
 * letters. Characters and length are checked elsewhere.
 */
export function checkNickname(nickname: string): NicknameFault | undefined {
  if (hasWebAddress(nickname)) return "INVALID_FORMAT";
  const plain = latinLook(nickname);
  const letters = plain.replace(/[^a-z]/g, "");
  if (reserved.has(letters) || reservedParts.some((part) => letters.includes(part)))
    return "NICKNAME_RESERVED";
  return isLookAlike(nickname, plain) ? "NICKNAME_RESERVED" : undefined;
}

/** The nickname as it looks in Latin letters, without accents and with digits read as letters. */
function latinLook(nickname: string): string {
  const bare = nickname.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return [...bare].map((letter) => lookAlikes[letter] ?? digitLetters[letter] ?? letter).join("");
}

/**
 * Whether a nickname imitates Latin letters: it mixes scripts, or every letter of another script looks like a
 * Latin one.
 */
function isLookAlike(nickname: string, plain: string): boolean {
  const letters = nickname.match(/\p{L}/gu)?.join("") ?? "";
  const hasLatin = /\p{Script=Latin}/u.test(letters);
  const hasOther = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(
    letters,
  );
  if (hasLatin && hasOther) return true;
  return ownWords.test(letters) && /^[a-z0-9._-]+$/.test(plain);
}
