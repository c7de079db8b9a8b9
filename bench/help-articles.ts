import { seededRandom } from "@parlour/server/kit/random";

export type Article = { path: string; title: string; text: string; rare: string };

const syllables =
  "ba be bo ca co da de di fa fe fi ga go ha he in la le li lo ma me mi mo na ne no or pa pe po ra re ri ro sa se si ta te ti to un va ve vi".split(
    " ",
  );
const common =
  "account balance bank bonus card code deposit document email game limit money payment phone player password withdrawal verification wallet".split(
    " ",
  );
const wordsPerText = 150;
const vocabularySize = 8_000;

/**
 * Generates the same articles every time: a few words are common, most are rare, and each title has a unique
 * word.
 */
export function generateArticles(count: number): Article[] {
  const random = seededRandom("help articles");
  const pick = <Item>(items: readonly Item[]) => items[random.integer(items.length)]!;
  const word = (length: number) => Array.from({ length }, () => pick(syllables)).join("");
  const vocabulary = [...common, ...Array.from({ length: vocabularySize }, () => word(3))];
  /** The minimum of several draws favours low ranks, so word frequencies resemble those of real text. */
  const usual = () =>
    vocabulary[Math.min(...Array.from({ length: 4 }, () => random.integer(vocabulary.length)))]!;
  return Array.from({ length: count }, (_, index) => {
    const rare = word(4);
    return {
      path: `/help/section-${index % 40}/article-${index}`,
      title: `${pick(common)} ${usual()} ${rare}`,
      text: Array.from({ length: wordsPerText }, (_word, place) =>
        place % 6 === 0 ? pick(common) : usual(),
      ).join(" "),
      rare,
    };
  });
}

/** Swaps two letters in the middle, a typical typing error. */
export function misspell(word: string): string {
  const middle = Math.floor(word.length / 2);
  const swapped = word.slice(0, middle) + word[middle + 1] + word[middle] + word.slice(middle + 2);
  return swapped === word ? word.slice(0, middle) + word.slice(middle + 1) : swapped;
}
