import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { cometClub } from "../math/comet-club.ts";
import { cometClubSkin } from "./comet-club-skin.ts";

export const cometClubClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={cometClub} skin={cometClubSkin} />,
  Rules: () => <SlotRules slot={cometClub} skin={cometClubSkin} />,
  sound: cometClubSkin.sound,
};
