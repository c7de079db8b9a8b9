import type { Call } from "../../call.ts";
import { changePokerPool } from "./poker-room/change-poker-pool.ts";
import { getDeskPokerHand } from "./poker-room/get-desk-poker-hand.ts";
import { getPokerHand } from "./poker-room/get-poker-hand.ts";
import { getPokerStatistics } from "./poker-room/get-poker-statistics.ts";
import { listDeskPokerPools } from "./poker-room/list-desk-poker-pools.ts";
import { listOwnPokerSeats } from "./poker-room/list-own-poker-seats.ts";
import { listPokerHands } from "./poker-room/list-poker-hands.ts";
import { listPokerNotes } from "./poker-room/list-poker-notes.ts";
import { listPokerTables } from "./poker-room/list-poker-tables.ts";
import { listVoidedPokerHands } from "./poker-room/list-voided-poker-hands.ts";
import { savePokerNote } from "./poker-room/save-poker-note.ts";
import { searchPokerHands } from "./poker-room/search-poker-hands.ts";
import { buyPokerTournamentChips } from "./poker-tournaments/buy-poker-tournament-chips.ts";
import { cancelPokerTournament } from "./poker-tournaments/cancel-poker-tournament.ts";
import { createPokerTournament } from "./poker-tournaments/create-poker-tournament.ts";
import { getPokerTournament } from "./poker-tournaments/get-poker-tournament.ts";
import { getPokerTournamentResults } from "./poker-tournaments/get-poker-tournament-results.ts";
import { listDeskPokerTournaments } from "./poker-tournaments/list-desk-poker-tournaments.ts";
import { listPokerTournamentTemplates } from "./poker-tournaments/list-poker-tournament-templates.ts";
import { listPokerTournaments } from "./poker-tournaments/list-poker-tournaments.ts";
import { negotiatePokerDeal } from "./poker-tournaments/negotiate-poker-deal.ts";
import { registerForPokerTournament } from "./poker-tournaments/register-for-poker-tournament.ts";
import { unregisterFromPokerTournament } from "./poker-tournaments/unregister-from-poker-tournament.ts";

export const pokerCalls: readonly Call[] = [
  changePokerPool,
  getDeskPokerHand,
  getPokerHand,
  getPokerStatistics,
  listDeskPokerPools,
  listOwnPokerSeats,
  listPokerHands,
  listPokerNotes,
  listPokerTables,
  listVoidedPokerHands,
  savePokerNote,
  searchPokerHands,
  getPokerTournament,
  getPokerTournamentResults,
  listPokerTournaments,
  registerForPokerTournament,
  unregisterFromPokerTournament,
  buyPokerTournamentChips,
  negotiatePokerDeal,
  cancelPokerTournament,
  createPokerTournament,
  listDeskPokerTournaments,
  listPokerTournamentTemplates,
];
