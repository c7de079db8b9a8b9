import { expect, it } from "vitest";
import { pairVersions } from "./pair-versions.ts";

/** Reads the versions below a cursor as the server does, three at a time. */
function read(newest: number, cursor: number | null) {
  const below = Array.from({ length: (cursor ?? newest) - 1 }, (_, index) => ({
    version: (cursor ?? newest) - 1 - index,
  }));
  const earlier = below.slice(0, 3);
  return {
    current: { version: newest },
    earlier,
    nextCursor: below.length > 3 ? earlier.at(-1)!.version : null,
  };
}

type Page = ReturnType<typeof pairVersions<{ version: number }>>;

it.each([1, 3, 4, 5, 6, 7, 11])("shows each of %i versions once, beside the one before it", (newest) => {
  const seen: [number, number | undefined][] = [];
  let cursor: number | null = null;
  do {
    const { rows, next }: Page = pairVersions(read(newest, cursor), cursor === null);
    seen.push(...rows.map(({ version, before }) => [version.version, before?.version] as [number, number]));
    cursor = next === null ? null : Number(next);
  } while (cursor !== null);
  const all = Array.from({ length: newest }, (_, index) => newest - index);
  expect(seen).toEqual(all.map((version) => [version, version === 1 ? undefined : version - 1]));
});
