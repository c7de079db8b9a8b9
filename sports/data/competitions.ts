import { individualCompetitions } from "./individual-competitions.ts";
import { largerCompetitions } from "./larger-competitions.ts";
import type { Competition } from "./participant.ts";
import { teamCompetitions } from "./team-competitions.ts";

export const competitions: readonly Competition[] = [
  ...teamCompetitions,
  ...individualCompetitions,
  ...largerCompetitions,
];

/** Whether a competition's season has no breaks, so that as many of its matches as possible are always in play. */
export const isContinuous = (one: Competition): boolean => largerCompetitions.includes(one);
