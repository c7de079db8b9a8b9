import { individualCompetitions } from "./individual-competitions.ts";
import type { Competition } from "./participant.ts";
import { teamCompetitions } from "./team-competitions.ts";

export const competitions: readonly Competition[] = [...teamCompetitions, ...individualCompetitions];
