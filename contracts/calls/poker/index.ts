import type { Call } from "../../call.ts";
import { getPokerHand } from "./poker-room/get-poker-hand.ts";
import { listPokerHands } from "./poker-room/list-poker-hands.ts";
import { listPokerTables } from "./poker-room/list-poker-tables.ts";

export const pokerCalls: readonly Call[] = [getPokerHand, listPokerHands, listPokerTables];
