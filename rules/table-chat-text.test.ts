import { describe, expect, it } from "vitest";
import { cleanChatText, hasContactDetails } from "./table-chat-text.ts";

describe("the text of a chat message", () => {
  it.each([
    ["  good   luck\n\tall ", "good luck all"],
    ["zero\u202e again\u200b", "zero again"],
    ["Z\u0301\u0302\u0303\u0304\u0305\u0306", "Ź\u0302\u0303"],
    ["👩\u200d🚀 wins", "👩\u200d🚀 wins"],
  ])("%j is stored as %j", (typed, stored) => {
    expect(cleanChatText(typed)).toBe(stored);
  });

  it.each([
    "see https://example.org/x",
    "www.example.org",
    "play at best-odds.bet",
    "best odds . com",
    "spam(dot)com now",
    "write to me@example.org",
    "I am @lucky_ann there",
    "call 0123456789",
    "4111-1111-1111-1111",
    cleanChatText("ｗｉｎ．ｃｏｍ"),
  ])("%j has contact details", (text) => {
    expect(hasContactDetails(text)).toBe(true);
  });

  it.each([
    "17 23 5 36 0 12 32 15",
    "well played.See you",
    "come on. In the end it is luck",
    "1.5 units on red, 20.00 on black",
    "...no way!!!",
    "¿otra vez el 0? qué mala suerte.",
    "祝大家好运。",
    "it's 12:30, last round",
  ])("%j has none", (text) => {
    expect(hasContactDetails(text)).toBe(false);
  });
});
