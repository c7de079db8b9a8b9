import { expect, test } from "vitest";
import type { SlipEntry } from "./slip-entry.ts";
import { loadEntries, saveEntries } from "./slip-storage.ts";

const HOUR_MS = 3_600_000;
const entry: SlipEntry = {
  key: "race_1/win/3",
  market: "FIXED",
  kind: "win",
  raceId: "race_1",
  raceLabel: "Aldermoor · Race 1",
  runner: { number: 3, name: "Copper Lane" },
  price: 4.5,
  boardPrice: 4.5,
  stake: "2",
  attempt: "6f0f9a52",
  addedAtMs: 10 * HOUR_MS,
};
const storageOf = (text: string | null) => ({ getItem: () => text });

test("a slip is read as it was saved, until no race on it can still be open", () => {
  const saved: string[] = [];
  saveEntries([entry], { setItem: (_key, value) => void saved.push(value) });
  expect(loadEntries(storageOf(saved[0]!), 57 * HOUR_MS)).toEqual([entry]);
  expect(loadEntries(storageOf(saved[0]!), 58 * HOUR_MS)).toEqual([]);
});

test.each([
  ["nothing", null],
  ["text that is not JSON", "{"],
  ["an older format", JSON.stringify({ version: 0, entries: [entry] })],
  ["entries with missing parts", JSON.stringify({ version: 1, entries: [{ ...entry, runner: undefined }] })],
])("%s is read as an empty slip", (_name, text) => {
  expect(loadEntries(storageOf(text), entry.addedAtMs)).toEqual([]);
});
