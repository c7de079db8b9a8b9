import type { Sport, SportId } from "./sport.ts";
import { americanFootball } from "./sports/american-football.ts";
import { baseball } from "./sports/baseball.ts";
import { basketball } from "./sports/basketball.ts";
import { cricket } from "./sports/cricket.ts";
import { darts } from "./sports/darts.ts";
import { esports } from "./sports/esports.ts";
import { football } from "./sports/football.ts";
import { iceHockey } from "./sports/ice-hockey.ts";
import { tableTennis } from "./sports/table-tennis.ts";
import { tennis } from "./sports/tennis.ts";

export const sports: Readonly<Record<SportId, Sport>> = {
  football,
  basketball,
  "american-football": americanFootball,
  "ice-hockey": iceHockey,
  baseball,
  tennis,
  "table-tennis": tableTennis,
  darts,
  cricket,
  esports,
};
