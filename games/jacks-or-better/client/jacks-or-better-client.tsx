import type { GameClient } from "../../kit/client/game-client.ts";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { VideoPokerRules } from "../../kit/client/video-poker/video-poker-rules.tsx";
import { VideoPokerTable } from "../../kit/client/video-poker/video-poker-table.tsx";
import { nineSixPays } from "../math/jacks-or-better.ts";

export const jacksOrBetterClient: GameClient = {
  words: ["games-video-poker"],
  Table: () => <VideoPokerTable pays={nineSixPays} theme="navy" />,
  Rules: () => <VideoPokerRules pays={nineSixPays} special="games-video-poker.jacksRule" />,
  sound: soundOf("lounge", { key: 57, tempo: 84, chords: [0, 5, 1, 4] }),
};
