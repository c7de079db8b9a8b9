import { expect, it } from "vitest";
import { mergeShortRows } from "./merge-rows.ts";

const row = (title: string, ...ids: string[]) => ({ title, cards: ids.map((id) => ({ id })), more: title });
const shown = (rows: readonly { title: string; cards: readonly { id: string }[] }[]) =>
  rows.map(({ title, cards }) => `${title}: ${cards.map(({ id }) => id).join("")}`);

it("merges rows with fewer than four cards into one", () => {
  const rows = [row("New", "a", "b", "c", "d"), row("Jackpots", "a", "e"), row("Free", "f", "e", "g")];
  expect(shown(mergeShortRows(rows))).toEqual(["New: abcd", "Jackpots · Free: aefg"]);
});

it("joins a single short row with the next full one, or with the last if there is none", () => {
  const full = row("Slots", "a", "b", "c", "d");
  expect(shown(mergeShortRows([row("Recent", "d"), full]))).toEqual(["Recent · Slots: dabc"]);
  expect(mergeShortRows([row("Recent", "d"), full])[0]?.more).toBe("Slots");
  expect(shown(mergeShortRows([full, row("Poker", "e", "f")]))).toEqual(["Poker · Slots: efabcd"]);
});

it("drops empty rows and leaves other content alone", () => {
  expect(shown(mergeShortRows([row("Free"), row("Poker", "e", "f")]))).toEqual(["Poker: ef"]);
  const text = { title: "Text" };
  const blocks = [text, row("Poker", "e"), text, row("Slots", "a", "b", "c", "d")];
  const merged = mergeShortRows(blocks as object[], (item) => "cards" in item);
  expect(merged).toMatchObject([text, text, { title: "Poker · Slots" }]);
});
