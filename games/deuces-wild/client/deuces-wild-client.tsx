import type { GameClient } from "../../kit/client/game-client.ts";
import { VideoPokerRules } from "../../kit/client/video-poker/video-poker-rules.tsx";
import { VideoPokerTable } from "../../kit/client/video-poker/video-poker-table.tsx";
import { deucesPays } from "../math/deuces-wild.ts";

export const deucesWildClient: GameClient = {
  words: ["games-video-poker"],
  Table: () => <VideoPokerTable pays={deucesPays} theme="plum" />,
  Rules: () => <VideoPokerRules pays={deucesPays} special="games-video-poker.deucesRule" />,
};
