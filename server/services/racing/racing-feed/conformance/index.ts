export { runRacingConformance } from "./run-conformance.ts";
export { announceRace, pricesOf } from "./sample-messages.ts";
