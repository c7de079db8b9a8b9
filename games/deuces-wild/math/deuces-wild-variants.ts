import { videoPokerGame } from "../../kit/math/video-poker.ts";
import { deucesPayTables, deucesRules } from "./deuces-wild.ts";

/** The full-pay table, which was the default in version 1. */
export const deucesWildFullPay = videoPokerGame(deucesRules(deucesPayTables["full-pay"]));

export const deucesWildIllinois = videoPokerGame(deucesRules(deucesPayTables.illinois));
