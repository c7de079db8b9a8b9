import { afterEach, expect, test, vi } from "vitest";
import { rememberLanguageChoice, takeLanguageChoice } from "./language-choice.ts";

afterEach(() => vi.unstubAllGlobals());

test("a choice applies to one login only", () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  expect(takeLanguageChoice()).toBeNull();
  rememberLanguageChoice("fr");
  rememberLanguageChoice("zh");
  expect(takeLanguageChoice()).toBe("zh");
  expect(takeLanguageChoice()).toBeNull();
});

test("without storage there is no choice, and no error", () => {
  vi.stubGlobal("sessionStorage", undefined);
  rememberLanguageChoice("zh");
  expect(takeLanguageChoice()).toBeNull();
});
