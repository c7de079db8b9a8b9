import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { excerptOf, markWords } from "./mark-words.ts";

const marked = (text: string, stems: string[]) =>
  markWords(text, stems).map(([start, end]) => text.slice(start, end));

describe("markWords", () => {
  it("marks every form of a word, with or without accents", () => {
    expect(marked("Withdraw, withdrawals and WITHDRAWING", ["withdraw"])).toEqual([
      "Withdraw",
      "withdrawals",
      "WITHDRAWING",
    ]);
    expect(marked("La vérification de l'identité", ["verif"])).toEqual(["vérification"]);
    expect(marked("verify verified", ["verifi"])).toEqual(["verify", "verified"]);
  });

  it("does not mark words that only start the same", () => {
    expect(marked("a pin on a pinnaclewards path", ["pin"])).toEqual(["pin"]);
  });

  it("marks Chinese anywhere, and adjacent matches as one", () => {
    expect(marked("如何提款到你的银行账户", ["提款", "款到", "银行"])).toEqual(["提款到", "银行"]);
  });
});

describe("excerptOf", () => {
  const filler = "Nothing to see in this sentence at all. ".repeat(20);

  it("is the text around the matches, cut between words", () => {
    const text = `${filler}Your bonus is locked until it is wagered. ${filler}`;
    const { excerpt, marks } = excerptOf(text, ["bonus", "wager"]);
    expect(excerpt).toMatch(/^… Your bonus is locked until it is wagered\. .* …$/);
    expect(marks.map(([start, end]) => excerpt.slice(start, end))).toEqual(["bonus", "wagered"]);
  });

  it("is the start of the text when nothing is marked", () => {
    expect(excerptOf("Short text.", ["zebra"])).toEqual({ excerpt: "Short text.", marks: [] });
  });

  it("keeps its marks within the excerpt, whatever the text", () => {
    const texts = fc.array(fc.constantFrom("bonus", "sports", "é", "提款", ". ", " ", "\n"), {
      maxLength: 200,
    });
    fc.assert(
      fc.property(texts, (parts) => {
        const { excerpt, marks } = excerptOf(parts.join(" "), ["bonus", "提款"]);
        expect(excerpt.length).toBeLessThan(260);
        for (const [start, end] of marks) expect(excerpt.slice(start, end)).toMatch(/bonus|提款/);
      }),
    );
  });
});
