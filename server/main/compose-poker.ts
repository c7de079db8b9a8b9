import type { Kit } from "../kit/kit.ts";
import type { Service } from "../kit/service.ts";
import {
  createTournamentTables,
  type PokerRoomPorts,
  pokerRoomService,
} from "../services/poker/poker-room/index.ts";
import { pokerTournamentsService } from "../services/poker/poker-tournaments/index.ts";

export function pokerServices(kit: Kit, ports: PokerRoomPorts): readonly Service[] {
  return [
    pokerRoomService(ports),
    pokerTournamentsService({ ...ports, tables: createTournamentTables(kit) }),
  ];
}
