/**
 * Invisible characters, including those that change the direction of text, and marks that are stacked above
 * or below a letter.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu;
const stackedMarks = /(\p{M}{2})\p{M}+/gu;

/**
 * Top-level domains that are common in spam. Before any other word, a dot without a space is taken for a
 * typo.
 */
const endings =
  "com|net|org|info|biz|io|co|me|tv|gg|app|dev|xyz|online|site|shop|store|bet|bets|casino|poker|win|link|top|club|vip|live|fun|cc|ly|to|gl|im|ru|cn|br|mx|ar|es|fr|pt|eu|uk|de|it|us|ca|in";
const addressed = new RegExp(
  `[\\p{L}\\p{N}-]{2,}(?:\\.(?:${endings})|\\s?(?:\\.|\\(dot\\)|\\[dot\\])\\s?(?:com|net|org))(?![\\p{L}\\p{N}])`,
  "iu",
);
const linked = /:\/\/|\bwww\.|\bt\.me\b|@[\p{L}\p{N}_.-]{3,}/iu;
/**
 * Nine or more digits in a row are taken for a phone or card number. Players write roulette numbers with
 * spaces between them.
 */
const longNumber = /\d(?:[-.]?\d){8,}/u;

/** Returns a chat message as it is stored: one line, without invisible characters or stacked marks. */
export function cleanChatText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\s+/gu, " ")
    .replace(unseen, (character) => (character === "\u200d" ? character : ""))
    .replace(stackedMarks, "$1")
    .trim();
}

/** Whether a message contains a web address, the name of an account elsewhere, or a phone or card number. */
export function hasContactDetails(text: string): boolean {
  return addressed.test(text) || linked.test(text) || longNumber.test(text);
}
