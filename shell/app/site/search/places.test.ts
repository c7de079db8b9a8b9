import type { SportsEventSummary } from "@parlour/contracts/entities/sports-event";
import { expect, test } from "vitest";
import { type PlaceSources, placesFor } from "./places.ts";

const event = (id: string, home: string, away: string) =>
  ({
    id,
    sport: "football",
    home: { id: `t-${home}`, name: home },
    away: { id: `t-${away}`, name: away },
    competition: { id: "liga", name: "Liga Alta" },
  }) as SportsEventSummary;
const sources: PlaceSources = {
  channels: [
    { href: "/sports", label: "Sports" },
    { href: "/horse-racing", label: "Horse racing" },
  ],
  sports: [
    { id: "football", name: "Football", competitions: [{ id: "liga", name: "Liga Alta" }] },
    { id: "tennis", name: "Tennis", competitions: [{ id: "open", name: "Alta Open" }] },
  ],
  events: [event("e1", "Atlético Alba", "Real Monte"), event("e2", "Real Monte", "Atlético Alba")],
};
const found = (term: string) => placesFor(term, sources).map(({ kind, href }) => `${kind} ${href}`);

test("channels, sports, competitions, teams and matches are found by name, without accents", () => {
  expect(found("racing")).toEqual(["channel /horse-racing", ...matches]);
  expect(found("FOOT")[0]).toBe("sport /sports/football");
  expect(found("liga alta").slice(0, 1)).toEqual(["competition /sports/football/liga"]);
  expect(found("atletico")).toEqual([
    "team /sports/search?searchTerm=Atl%C3%A9tico%20Alba",
    "match /sports/events/e1",
    "match /sports/events/e2",
  ]);
});

// The server returned these events for the search term, so all of them are shown.
const matches = ["match /sports/events/e1", "match /sports/events/e2"];

test("a single letter finds nothing, and the list is short", () => {
  expect(found("a")).toEqual([]);
  const many = Array.from({ length: 30 }, (_, at) => event(`m${at}`, `Alta ${at}`, "Real Monte"));
  expect(placesFor("alta", { ...sources, events: many })).toHaveLength(8);
});
