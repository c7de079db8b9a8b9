import type { Wagering } from "@parlour/wagering";
import type { Kit } from "../../../kit/kit.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { MeetingReader } from "./meeting-reader.ts";
import type { PoolTotals } from "./pool-totals.ts";

export type RacebookParts = {
  kit: Kit;
  wagering: Pick<Wagering, "applyAll" | "place">;
  players: Pick<Players, "get">;
  readMeeting: MeetingReader;
  readTotals: PoolTotals;
};
