import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { pearlDiver } from "../math/pearl-diver.ts";
import { pearlDiverSkin } from "./pearl-diver-skin.ts";

export const pearlDiverClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={pearlDiver} skin={pearlDiverSkin} />,
  Rules: () => <SlotRules slot={pearlDiver} skin={pearlDiverSkin} />,
  sound: pearlDiverSkin.sound,
};
