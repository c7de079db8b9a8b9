import type { Kit } from "../kit/kit.ts";
import type { DuplicateAccounts } from "../kit/ports/duplicate-accounts.ts";
import type { Service } from "../kit/service.ts";
import { pokerIntegrityService } from "../services/poker/poker-integrity/index.ts";
import {
  createTournamentTables,
  type PokerRoomPorts,
  pokerRoomService,
  readHandFigures,
} from "../services/poker/poker-room/index.ts";
import { pokerTournamentsService } from "../services/poker/poker-tournaments/index.ts";
import { reportFinding } from "../services/protection/cases/index.ts";

type PokerNeeds = PokerRoomPorts & { duplicateAccounts: DuplicateAccounts };

export function pokerServices(kit: Kit, ports: PokerNeeds): readonly Service[] {
  return [
    pokerRoomService(ports),
    pokerTournamentsService({ ...ports, tables: createTournamentTables(kit) }),
    pokerIntegrityService({
      readHands: readHandFigures,
      duplicateAccounts: ports.duplicateAccounts,
      report: (tx, playerId, findings) => reportFinding(kit, tx, playerId, findings),
    }),
  ];
}
