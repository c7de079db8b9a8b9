import type { SearchRank } from "@parlour/rules/search-rank";
import { expect, test } from "vitest";
import { rankEntries } from "./rank-entries.ts";

type Entry = { title: string; rank: SearchRank };

test("exact records come first, then pages by name, then the rest", () => {
  const records: Entry[] = [
    { title: "part of a record", rank: 2 },
    { title: "start of a record", rank: 1 },
    { title: "exact record", rank: 0 },
  ];
  const pages: Entry[] = [
    { title: "part of a page", rank: 2 },
    { title: "start of a page", rank: 1 },
    { title: "exact page", rank: 0 },
  ];
  expect(rankEntries(records, pages).map(({ title }) => title)).toEqual([
    "exact record",
    "exact page",
    "start of a page",
    "start of a record",
    "part of a record",
    "part of a page",
  ]);
});
