import { expect, test } from "vitest";
import { findSportsPage } from "./sports-pages.ts";

test("every sport has a page and a title", () => {
  const sports =
    "football basketball american-football ice-hockey baseball tennis table-tennis darts cricket esports";
  for (const id of sports.split(" ")) expect(findSportsPage(`/sports/${id}`)?.title, id).toMatch(/^sports\./);
});

test.each([
  ["/sports", "sports.homeTitle"],
  ["/sports/live", "sports.liveTitle"],
  ["/sports/events/event_1", "sports.eventTitle"],
  ["/sports/football/northern-crown", "sports.football"],
  ["/sports/events", undefined],
  ["/sports/quidditch", undefined],
  ["/sports/live/now", undefined],
  ["/sports/football/northern-crown/more", undefined],
])("%s", (path, title) => expect(findSportsPage(path)?.title).toBe(title));
