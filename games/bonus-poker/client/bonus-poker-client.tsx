import type { GameClient } from "../../kit/client/game-client.ts";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { VideoPokerRules } from "../../kit/client/video-poker/video-poker-rules.tsx";
import { VideoPokerTable } from "../../kit/client/video-poker/video-poker-table.tsx";
import { bonusPays } from "../math/bonus-poker.ts";

export const bonusPokerClient: GameClient = {
  words: ["games-video-poker"],
  Table: () => <VideoPokerTable pays={bonusPays} theme="green" />,
  Rules: () => <VideoPokerRules pays={bonusPays} special="games-video-poker.bonusRule" />,
  sound: soundOf("lounge", { key: 60, tempo: 88, chords: [0, 3, 0, 4] }),
};
