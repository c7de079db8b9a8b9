import { expect, it } from "vitest";
import { findEdited } from "./edited-record.ts";

const keyOf = ({ id }: { id: string }) => id;
const [before, after] = [
  { id: "a", name: "Before" },
  { id: "a", name: "After" },
];
const kept = { key: "a", record: before };

it("is the latest version of the record while it exists", () => {
  expect(findEdited(kept, "a", [after], keyOf)).toEqual({ record: after, isDeleted: false });
  expect(findEdited(undefined, null, [after], keyOf)).toEqual({ record: undefined, isDeleted: false });
});

it("keeps the last version of a record that a colleague has deleted", () => {
  expect(findEdited(kept, "a", [], keyOf)).toEqual({ record: before, isDeleted: true });
});

it("does not take a new record, another record or a list that isn't loaded for a deletion", () => {
  expect(findEdited(undefined, "new", [after], keyOf)).toEqual({ record: undefined, isDeleted: false });
  expect(findEdited(kept, "b", [], keyOf)).toEqual({ record: undefined, isDeleted: false });
  expect(findEdited(kept, "a", undefined, keyOf)).toEqual({ record: before, isDeleted: false });
});
