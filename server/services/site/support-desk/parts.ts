import type { SupportPlayer } from "@parlour/contracts/entities/support-desk";
import type { Kit } from "../../../kit/kit.ts";

/** Collects a player's data from other services, for the panel beside a conversation. Composed in `server/main`. */
export type ReadSupportPlayer = (
  playerId: string,
  rights: { maySeeCases: boolean },
) => Promise<Omit<SupportPlayer, "otherConversations"> | undefined>;

export type SupportParts = { kit: Kit; readPlayer: ReadSupportPlayer };
