import { afterEach, expect, test } from "vitest";
import { findDraft, forgetDraft, keepDraft } from "./draft.ts";

afterEach(forgetDraft);
const draft = { name: "Everyday", values: { accountNumber: "12345678" } };
const empty = { name: "", values: {} };

test("the entries are kept for the same session until they are forgotten", () => {
  keepDraft("one", draft);
  expect(findDraft("one")).toEqual(draft);
  forgetDraft();
  expect(findDraft("one")).toEqual(empty);
});

test("another session never sees them, and they are gone afterwards", () => {
  keepDraft("one", draft);
  expect(findDraft("two")).toEqual(empty);
  expect(findDraft("one")).toEqual(empty);
});
