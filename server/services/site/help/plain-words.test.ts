import { describe, expect, it } from "vitest";
import { characterPairs, plainWord, searchWords, wordsOf } from "./plain-words.ts";

describe("words", () => {
  it("are compared without case and accents", () => {
    expect(plainWord("Verificação")).toBe("verificacao");
    expect(plainWord("ÉQUILIBRE")).toBe("equilibre");
  });

  it("are separated by everything except letters and digits, and keep their accents", () => {
    expect(wordsOf("L'e-mail: Vérifié, 2 fois…")).toEqual(["l", "e", "mail", "vérifié", "2", "fois"]);
    expect(wordsOf("  …  ")).toEqual([]);
    // The letter é can be written as one character or as two.
    expect(wordsOf("e\u0301")).toEqual(["é"]);
  });

  it("are pairs of characters in Chinese", () => {
    expect(characterPairs("提款到银行 卡")).toEqual(["提款", "款到", "到银", "银行", "卡"]);
    expect(searchWords("设置PIN码 four")).toEqual(["设置", "码", "pin", "four"]);
  });
});
