import { expect, test } from "vitest";
import { placeOf } from "./paths.ts";

test.each([
  ["/sports", { screen: "home" }],
  ["/sports/?slip=abc", { screen: "home" }],
  ["/sports/live", { screen: "live" }],
  ["/sports/my-bets?show=settled", { screen: "my-bets", tab: "settled" }],
  ["/sports/results#top", { screen: "results" }],
  ["/sports/search?searchTerm=rov%20ers", { screen: "search", term: "rov ers" }],
  ["/sports/ice-hockey", { screen: "sport", sport: "ice-hockey" }],
  [
    "/sports/football/northern-crown",
    { screen: "competition", sport: "football", competition: "northern-crown" },
  ],
  ["/sports/events/event_12", { screen: "event", event: "event_12" }],
  ["/sports/events", undefined],
  ["/sports/quidditch", undefined],
  ["/sports/football/a/b", undefined],
  ["/sports/live/now", undefined],
  ["/virtual-sports?gameId=1331", { screen: "virtual" }],
  ["/virtual-sports/results?channel=lantern-park", { screen: "virtual-results", channel: "lantern-park" }],
  ["/virtual-sports/rounds/lantern-park-12", { screen: "virtual-round", round: "lantern-park-12" }],
  ["/virtual-sports/rounds", undefined],
  ["/virtual-sports/races/night-at-the-races", undefined],
])("%s", (path, place) => expect(placeOf(path)).toEqual(place));
