import { videoPokerGame } from "../../kit/math/video-poker.ts";
import { deucesPayTables, deucesRules } from "./deuces-wild.ts";

/** Version 1 was played with the full-pay table. */
export const deucesWildV1 = videoPokerGame(deucesRules(deucesPayTables["full pay"]));
