import { describe, expect, it } from "vitest";
import { chooseLanguage } from "./language.ts";

const published = ["en", "es", "fr", "pt", "zh"];

describe("chooseLanguage", () => {
  it.each([
    [undefined, undefined, "en"],
    ["fr", "es", "fr"],
    ["FR", "es", "fr"],
    ["xx", "es", "es"],
    ["", "es", "es"],
    ["fr; path=/", undefined, "en"],
    [undefined, "de,pt-BR;q=0.8,fr;q=0.9", "fr"],
    [undefined, "pt-BR", "pt"],
    [undefined, "zh-Hans-CN,en;q=0.5", "zh"],
    [undefined, "es;q=0,fr;q=0.1", "fr"],
    [undefined, "fr;q=0.5,es;q=0.5", "fr"],
    [undefined, "fr;q=abc,es;q=0.2", "es"],
    [undefined, "fr;q=7,es", "es"],
    [undefined, "fr ; Q=0.3 , es ; q=0.4", "es"],
    [undefined, "*", "en"],
    [undefined, ",,;;", "en"],
    [undefined, "de", "en"],
  ])("cookie %j, header %j", (cookie, acceptLanguage, expected) => {
    expect(chooseLanguage({ cookie, acceptLanguage, published, fallback: "en" })).toBe(expected);
  });

  it("prefers the exact variant where it is published", () => {
    const variants = ["pt", "pt-BR"];
    expect(chooseLanguage({ cookie: "pt-br", published: variants, fallback: "pt" })).toBe("pt-BR");
  });
});
