import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { theClockmaker } from "../math/the-clockmaker.ts";
import { theClockmakerSkin } from "./the-clockmaker-skin.ts";

export const theClockmakerClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={theClockmaker} skin={theClockmakerSkin} />,
  Rules: () => <SlotRules slot={theClockmaker} skin={theClockmakerSkin} />,
  sound: theClockmakerSkin.sound,
};
