import type { GameClient } from "../../kit/client/game-client.ts";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { VideoPokerRules } from "../../kit/client/video-poker/video-poker-rules.tsx";
import { VideoPokerTable } from "../../kit/client/video-poker/video-poker-table.tsx";
import { jokerPays } from "../math/joker-poker.ts";

export const jokerPokerClient: GameClient = {
  words: ["games-video-poker"],
  Table: () => <VideoPokerTable pays={jokerPays} theme="slate" />,
  Rules: () => <VideoPokerRules pays={jokerPays} special="games-video-poker.jokerRule" />,
  sound: soundOf("lounge", { key: 62, lead: "marimba", tempo: 96, chords: [0, 6, 3, 4] }),
};
