import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { balloonRegatta } from "../math/balloon-regatta.ts";
import { balloonRegattaSkin } from "./balloon-regatta-skin.ts";

export const balloonRegattaClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={balloonRegatta} skin={balloonRegattaSkin} />,
  Rules: () => <SlotRules slot={balloonRegatta} skin={balloonRegattaSkin} />,
};
