import type { GameClient } from "../../kit/client/game-client.ts";
import { VideoPokerRules } from "../../kit/client/video-poker/video-poker-rules.tsx";
import { VideoPokerTable } from "../../kit/client/video-poker/video-poker-table.tsx";
import { fullPayDeuces } from "../math/deuces-wild.ts";

export const deucesWildClient: GameClient = {
  words: ["games-video-poker"],
  Table: () => <VideoPokerTable pays={fullPayDeuces} theme="plum" />,
  Rules: () => <VideoPokerRules pays={fullPayDeuces} special="games-video-poker.deucesRule" />,
};
