import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { nineLanterns } from "../math/nine-lanterns.ts";
import { nineLanternsSkin } from "./nine-lanterns-skin.ts";

export const nineLanternsClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={nineLanterns} skin={nineLanternsSkin} />,
  Rules: () => <SlotRules slot={nineLanterns} skin={nineLanternsSkin} />,
  sound: nineLanternsSkin.sound,
};
