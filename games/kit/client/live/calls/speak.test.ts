import { expect, test } from "vitest";
import { voiceFor } from "./speak.ts";

const voice = (lang: string, change = {}) => ({ lang, default: false, localService: false, ...change });

test("prefers a voice of the same region, then one that works offline", () => {
  const [us, gb, brazil, portugal] = [voice("en-US"), voice("en_GB"), voice("pt-BR"), voice("pt-PT")];
  const local = voice("en-AU", { localService: true });
  expect(voiceFor([us, gb, local], "en-GB")).toBe(gb);
  expect(voiceFor([us, local], "en-GB")).toBe(local);
  expect(voiceFor([portugal, brazil], "pt-BR")).toBe(brazil);
});

test("speaks with no voice of another language", () => {
  expect(voiceFor([voice("en-US", { default: true }), voice("es-ES")], "fr")).toBeUndefined();
  expect(voiceFor([], "en")).toBeUndefined();
});
