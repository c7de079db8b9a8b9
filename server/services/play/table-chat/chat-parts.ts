import type { Kit } from "@parlour/server/kit/kit";
import type { PlayerProtection } from "@parlour/server/kit/ports/player-protection";
import type { Players } from "@parlour/server/kit/ports/players";
import type { ChatRooms } from "./chat-rooms.ts";

export type ChatParts = {
  kit: Kit;
  rooms: ChatRooms;
  players: Pick<Players, "get">;
  protection: Pick<PlayerProtection, "isOnBreakFrom">;
};
