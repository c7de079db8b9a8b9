import type { SportsIncident } from "@parlour/contracts/entities/sports-event";
import type { Translate } from "@parlour/web/i18n/translator";
import { expect, test } from "vitest";
import type { EventNames } from "../names/market-names.ts";
import { incidentText } from "./incident-text.ts";

const t = ((key: string, values: { team?: string }) => `${key} ${values.team}`) as Translate;
const out = { kind: "OUT", side: "away", score: [41, 12] } as unknown as SportsIncident;

test.each([
  ["cricket", "sportsbook.incidentWicket Hollin Vale"],
  ["baseball", "sportsbook.incidentOut Hollin Vale"],
])("%s has its own term for a batter who is out", (sport, text) => {
  const names = { sport, home: "Brackwater Rovers", away: "Hollin Vale" } as EventNames;
  expect(incidentText(t, out, names)).toBe(text);
});
