import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { petitsFours } from "../math/petits-fours.ts";
import { petitsFoursSkin } from "./petits-fours-skin.ts";

export const petitsFoursClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={petitsFours} skin={petitsFoursSkin} />,
  Rules: () => <SlotRules slot={petitsFours} skin={petitsFoursSkin} />,
  sound: petitsFoursSkin.sound,
};
