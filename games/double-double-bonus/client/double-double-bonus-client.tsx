import type { GameClient } from "../../kit/client/game-client.ts";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { VideoPokerRules } from "../../kit/client/video-poker/video-poker-rules.tsx";
import { VideoPokerTable } from "../../kit/client/video-poker/video-poker-table.tsx";
import { doubleDoublePays } from "../math/double-double-bonus.ts";

export const doubleDoubleBonusClient: GameClient = {
  words: ["games-video-poker"],
  Table: () => <VideoPokerTable pays={doubleDoublePays} theme="oxblood" />,
  Rules: () => <VideoPokerRules pays={doubleDoublePays} special="games-video-poker.doubleDoubleRule" />,
  sound: soundOf("lounge", { key: 55, lead: "vibes", tempo: 100, chords: [0, 3, 4, 5] }),
};
