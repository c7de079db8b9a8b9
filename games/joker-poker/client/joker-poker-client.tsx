import type { GameClient } from "../../kit/client/game-client.ts";
import { VideoPokerRules } from "../../kit/client/video-poker/video-poker-rules.tsx";
import { VideoPokerTable } from "../../kit/client/video-poker/video-poker-table.tsx";
import { jokerPays } from "../math/joker-poker.ts";

export const jokerPokerClient: GameClient = {
  words: ["games-video-poker"],
  Table: () => <VideoPokerTable pays={jokerPays} theme="slate" />,
  Rules: () => <VideoPokerRules pays={jokerPays} special="games-video-poker.jokerRule" />,
};
