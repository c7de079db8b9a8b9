import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeDraft, resolveConflict } from "./merge-draft.ts";

const base = {
  title: "About us",
  description: "Who we are",
  blocks: [
    { type: "hero", title: "Welcome", text: "Hello" },
    { type: "text", title: "History", text: "Since 1990" },
  ],
};

describe("merging a draft into the latest version", () => {
  test("keeps both operators' changes to different fields", () => {
    const value = { ...base, description: "Mine" };
    const latest = { ...base, title: "Theirs" };
    expect(mergeDraft({ base, value }, latest)).toEqual({
      base: latest,
      value: { ...base, title: "Theirs", description: "Mine" },
      conflicts: [],
    });
  });

  test("reports a field that both changed, until one of the values is chosen", () => {
    const latest = { ...base, title: "Theirs", description: "Also theirs" };
    const merged = mergeDraft({ base, value: { ...base, title: "Mine" } }, latest);
    expect(merged.conflicts).toEqual([{ path: ["title"], mine: "Mine", theirs: "Theirs" }]);
    expect(merged.value).toMatchObject({ title: "Mine", description: "Also theirs" });
    expect(mergeDraft(merged, latest)).toEqual(merged);
    const conflict = merged.conflicts[0]!;
    const kept = mergeDraft(resolveConflict(merged, conflict, "mine"), latest);
    expect(kept).toEqual({ base: latest, value: { ...latest, title: "Mine" }, conflicts: [] });
    const taken = mergeDraft(resolveConflict(merged, conflict, "theirs"), latest);
    expect(taken).toEqual({ base: latest, value: latest, conflicts: [] });
  });

  test("after the merge, their field can be edited without a conflict", () => {
    const latest = { ...base, title: "Theirs" };
    const merged = mergeDraft({ base, value: { ...base, description: "Mine" } }, latest);
    const edited = { base: merged.base, value: { ...merged.value, title: "Theirs, edited" } };
    expect(mergeDraft(edited, latest).conflicts).toEqual([]);
  });

  test("merges list entries by field while none is added, removed or moved", () => {
    const [hero, text] = base.blocks as [object, object];
    const value = { ...base, blocks: [{ ...hero, title: "Mine" }, text] };
    const latest = { ...base, blocks: [{ ...hero, text: "Theirs" }, text] };
    expect(mergeDraft({ base, value }, latest)).toMatchObject({
      value: { blocks: [{ ...hero, title: "Mine", text: "Theirs" }, text] },
      conflicts: [],
    });
    const moved = { ...base, blocks: [text, hero] };
    const added = { ...base, blocks: [...base.blocks, text] };
    for (const theirs of [moved, added]) {
      expect(mergeDraft({ base, value }, theirs).conflicts).toEqual([
        { path: ["blocks"], mine: value.blocks, theirs: theirs.blocks },
      ]);
    }
  });

  test("a field that one removed and the other changed is a conflict", () => {
    const { description: _removed, ...latest } = base;
    const merged = mergeDraft<Record<string, unknown>>(
      { base, value: { ...base, description: "Mine" } },
      latest,
    );
    expect(merged.conflicts).toEqual([{ path: ["description"], mine: "Mine", theirs: undefined }]);
    expect(resolveConflict(merged, merged.conflicts[0]!, "theirs").value).toEqual(latest);
  });

  test("never loses a change of either operator silently", () => {
    const fields = fc.record({ a: fc.nat(2), b: fc.nat(2), inner: fc.record({ c: fc.nat(2) }) });
    fc.assert(
      fc.property(fields, fields, fields, (before, mine, theirs) => {
        const { value, conflicts } = mergeDraft({ base: before, value: mine }, theirs);
        const reported = new Set(conflicts.map(({ path }) => path.join(".")));
        const flat = ({ a, b, inner }: typeof before) => ({ a, b, "inner.c": inner.c });
        const [was, own, other, merged] = [before, mine, theirs, value as typeof before].map(flat);
        for (const name of ["a", "b", "inner.c"] as const) {
          if (own![name] !== was![name]) expect(merged![name]).toBe(own![name]);
          else expect(merged![name]).toBe(other![name]);
          const isBoth = own![name] !== was![name] && other![name] !== was![name];
          expect(reported.has(name)).toBe(isBoth && own![name] !== other![name]);
        }
      }),
    );
  });
});
