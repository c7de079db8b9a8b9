import type { MarkedRange } from "@parlour/contracts/entities/help-item";
import { plainWord } from "./plain-words.ts";

const wordPattern = /[\p{L}\p{N}]+/gu;
const hanPattern = /\p{Script=Han}/u;
/**
 * Returns how many letters may follow a stem in a match. A longer word is probably unrelated, especially if the
 * stem is short.
 */
const longestEnding = (stem: string) => (stem.length < 4 ? 3 : 8);
/** Returns the length of an excerpt: two or three lines. Chinese needs half as many characters. */
const excerptLength = (text: string) => (hanPattern.test(text) ? 90 : 200);

/**
 * Returns the ranges of words that begin with one of the stems. Chinese has no word boundaries, so a stem is marked
 * wherever it occurs.
 */
export function markWords(text: string, stems: readonly string[]): MarkedRange[] {
  const chinese = stems.filter((stem) => hanPattern.test(stem));
  const others = stems.filter((stem) => !hanPattern.test(stem)).map(plainWord);
  const ranges: MarkedRange[] = chinese.flatMap((stem) =>
    [...text.matchAll(new RegExp(stem, "gu"))].map(({ index }): MarkedRange => [index, index + stem.length]),
  );
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const plain = plainWord(word);
    if (others.some((stem) => begins(plain, stem))) ranges.push([index, index + word.length]);
  }
  return joined(ranges);
}

/** Returns the excerpt with the most matches, cut between words, and the positions of the matches in it. */
export function excerptOf(text: string, stems: readonly string[]): { excerpt: string; marks: MarkedRange[] } {
  const marks = markWords(text, stems);
  const length = excerptLength(text);
  const best = marks.reduce(
    (found, [start]) => {
      const count = marks.filter(([other, end]) => other >= start && end <= start + length * 0.8).length;
      return count > found.count ? { start, count } : found;
    },
    { start: 0, count: 0 },
  );
  const from = startBefore(text, best.start);
  const to = endAfter(text, from + length);
  const [lead, tail] = [from > 0 ? "… " : "", to < text.length ? " …" : ""];
  const inside = marks.filter(([start, end]) => start >= from && end <= to);
  const shift = lead.length - from;
  return {
    excerpt: `${lead}${text.slice(from, to)}${tail}`,
    marks: inside.map(([start, end]): MarkedRange => [start + shift, end + shift]),
  };
}

/** Returns whether a word begins with a stem. Dictionaries turn the last y of a stem into i. */
function begins(word: string, stem: string): boolean {
  if (word.length > stem.length + longestEnding(stem)) return false;
  if (word.startsWith(stem)) return true;
  return stem.length > 3 && stem.endsWith("i") && word.startsWith(`${stem.slice(0, -1)}y`);
}

function joined(ranges: MarkedRange[]): MarkedRange[] {
  const sorted = ranges.sort(([one], [other]) => one - other);
  return sorted.reduce<MarkedRange[]>((all, [start, end]) => {
    const last = all.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else all.push([start, end]);
    return all;
  }, []);
}

/** Returns where an excerpt starts: at the beginning of the sentence if it is near, otherwise at a word. */
function startBefore(text: string, position: number): number {
  const earliest = Math.max(0, position - 60);
  if (earliest === 0) return 0;
  const before = text.slice(earliest, position);
  const sentence = Math.max(before.lastIndexOf(". ") + 2, before.lastIndexOf("。") + 1);
  if (sentence > 1) return earliest + sentence;
  const space = before.indexOf(" ");
  return space === -1 ? earliest : earliest + space + 1;
}

function endAfter(text: string, position: number): number {
  if (position >= text.length) return text.length;
  const space = text.lastIndexOf(" ", position);
  return space > position - 30 ? space : position;
}
