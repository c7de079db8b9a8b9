import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expandShortcut, insertText } from "./insert-text.ts";

describe("inserting", () => {
  it.each([
    ["", 0, "Hello", "Hello"],
    ["Hi", 2, "there", "Hi there"],
    ["Hi ", 3, "there", "Hi there"],
    ["Hi .", 3, "there", "Hi there."],
    ["Hi bye", 3, "there", "Hi there bye"],
  ])("puts %j at %i: %j", (text, caret, inserted, expected) => {
    expect(insertText(text, caret, inserted).text).toBe(expected);
  });

  it("loses nothing and puts the caret behind the inserted text", () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), fc.string({ minLength: 1 }), (text, at, inserted) => {
        const caret = Math.min(at, text.length);
        const done = insertText(text, caret, inserted);
        expect(done.text.slice(0, done.caret).endsWith(inserted)).toBe(true);
        expect(done.text.startsWith(text.slice(0, caret))).toBe(true);
        expect(done.text.endsWith(text.slice(caret))).toBe(true);
      }),
    );
  });
});

describe("a shortcut", () => {
  const find = (shortcut: string) => (shortcut === "bye" ? "Kind regards" : undefined);

  it.each([
    ["/bye ", 5, "Kind regards "],
    ["Thanks. /bye ", 13, "Thanks. Kind regards "],
    ["/bye rest", 5, "Kind regards rest"],
  ])("in %j is expanded", (text, caret, expected) => {
    expect(expandShortcut(text, caret, find)?.text).toBe(expected);
  });

  it.each(["/bye", "/other ", "1/bye ", "/bye  ", "http://bye "])("in %j is left alone", (text) => {
    expect(expandShortcut(text, text.length, find)).toBeUndefined();
  });
});
