import type { GameClient } from "../../kit/client/game-client.ts";
import { SlotRules } from "../../kit/client/slots/slot-rules.tsx";
import { SlotTable } from "../../kit/client/slots/slot-table.tsx";
import { stormLight } from "../math/storm-light.ts";
import { stormLightSkin } from "./storm-light-skin.ts";

export const stormLightClient: GameClient = {
  words: ["games-slots"],
  Table: () => <SlotTable slot={stormLight} skin={stormLightSkin} />,
  Rules: () => <SlotRules slot={stormLight} skin={stormLightSkin} />,
  sound: stormLightSkin.sound,
};
