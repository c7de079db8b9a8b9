import { expect, test } from "vitest";
import { resolveConflict } from "./merge-draft.ts";
import { compareFields, mergeIntoLatest, newDraft } from "./record-draft.ts";

const offer = { name: "Spring", percent: "100", texts: { en: "Hello", fr: "" } };
const loaded = newDraft({ version: 1, value: offer });

test("an unchanged draft follows the latest version", () => {
  const latest = { version: 2, value: { ...offer, percent: "50" } };
  expect(mergeIntoLatest(loaded, latest)).toEqual({ ...newDraft(latest), conflicts: [] });
});

test("a kept draft doesn't revert what a colleague has changed since", () => {
  const draft = { ...loaded, value: { ...offer, name: "Summer" } };
  const latest = { version: 2, value: { ...offer, percent: "50" } };
  const merged = mergeIntoLatest(draft, latest);
  expect(merged.conflicts).toEqual([]);
  expect(merged.value).toEqual({ ...offer, name: "Summer", percent: "50" });
  // After the first merge, the draft is still based on version 1, so a third version can be merged into it in the
  // same way.
  expect(merged).toMatchObject({ version: 1, seen: offer });
  const third = mergeIntoLatest(merged, {
    version: 3,
    value: { ...offer, percent: "25", texts: { en: "Hi", fr: "" } },
  });
  expect(third.value).toEqual({ name: "Summer", percent: "25", texts: { en: "Hi", fr: "" } });
});

test("a field that both changed waits for a choice, and then stays chosen", () => {
  const draft = { ...loaded, value: { ...offer, name: "Summer" } };
  const latest = { version: 2, value: { ...offer, name: "Autumn" } };
  const merged = mergeIntoLatest(draft, latest);
  expect(merged.conflicts).toEqual([{ path: ["name"], mine: "Summer", theirs: "Autumn" }]);
  for (const [keep, name] of [
    ["mine", "Summer"],
    ["theirs", "Autumn"],
  ] as const) {
    const resolved = { ...merged, ...resolveConflict(merged, merged.conflicts[0]!, keep) };
    const again = mergeIntoLatest(resolved, latest);
    expect(again.conflicts).toEqual([]);
    expect(again.value.name).toBe(name);
  }
});

test("a record without versions, such as a new one, is never merged", () => {
  const draft = { ...newDraft({ version: 0, value: offer }), value: { ...offer, name: "Mine" } };
  const later = { version: 0, value: { ...offer, name: "Default", percent: "1" } };
  expect(mergeIntoLatest(draft, later)).toEqual({ ...draft, conflicts: [] });
});

test("compares all fields that anyone has changed", () => {
  const theirs = { ...offer, texts: { en: "Hi", fr: "" } };
  expect(compareFields(offer, theirs, { ...offer, name: "Summer" })).toEqual([
    { path: ["name"], before: "Spring", theirs: "Spring", mine: "Summer" },
    { path: ["texts", "en"], before: "Hello", theirs: "Hi", mine: "Hello" },
  ]);
});
