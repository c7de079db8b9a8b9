import { describe, expect, test } from "vitest";
import { formatMessage } from "./format-message.ts";

describe("formatMessage", () => {
  test("leaves plain text unchanged", () => {
    expect(formatMessage("50% of #, it's yours", "en")).toBe("50% of #, it's yours");
  });

  test("inserts values and numbers in the language's format", () => {
    expect(
      formatMessage("Slide {position, number} of {total, number}", "en", { position: 1, total: 1234 }),
    ).toBe("Slide 1 of 1,234");
    expect(formatMessage("{total, number}", "es", { total: 12345.5 })).toBe("12.345,5");
    expect(formatMessage("To {to}", "en", { to: "demo@parlour.example" })).toBe("To demo@parlour.example");
  });

  const messages = "{count, plural, =0 {No messages} one {# message} other {# messages}}";
  test.each([
    [0, "No messages"],
    [1, "1 message"],
    [2, "2 messages"],
    [1000, "1,000 messages"],
  ])("chooses the plural for %i", (count, expected) => {
    expect(formatMessage(messages, "en", { count })).toBe(expected);
  });

  test("follows the plural rules of each language", () => {
    const french = "{count, plural, one {# message} other {# messages}}";
    expect(formatMessage(french, "fr", { count: 0 })).toBe("0 message");
    expect(formatMessage(french, "es", { count: 0 })).toBe("0 messages");
    expect(formatMessage("{count, plural, other {# 条}}", "zh", { count: 1 })).toBe("1 条");
    const slavic = "{n, plural, one {a} few {b} other {c}}";
    expect([1, 2, 5].map((n) => formatMessage(slavic, "ru", { n }))).toEqual(["a", "b", "c"]);
  });

  test("selects by value and falls back to other", () => {
    const text = "{channel, select, sms {Text message} other {E-mail}}";
    expect(formatMessage(text, "en", { channel: "sms" })).toBe("Text message");
    expect(formatMessage(text, "en", { channel: "email" })).toBe("E-mail");
  });

  test("nests choices and keeps # for the innermost plural", () => {
    const text =
      "{who, select, you {You have {n, plural, one {# coin} other {# coins}}} other {# is not a count}}";
    expect(formatMessage(text, "en", { who: "you", n: 3 })).toBe("You have 3 coins");
    expect(formatMessage(text, "en", { who: "they", n: 3 })).toBe("# is not a count");
  });

  test("refuses a missing argument", () => {
    expect(() => formatMessage("To {to}", "en")).toThrow(TypeError);
  });

  test.each([
    "{",
    "{a",
    "{a}}",
    "{a, plural, one {x}}",
    "{a, number, one {x}}",
    "{a, plural}",
    "{a,, number}",
  ])("refuses the malformed message %s", (text) => {
    expect(() => formatMessage(text, "en", { a: 1 })).toThrow(SyntaxError);
  });
});
