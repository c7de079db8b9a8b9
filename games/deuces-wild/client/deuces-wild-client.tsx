import type { GameClient } from "../../kit/client/game-client.ts";
import { useGame } from "../../kit/client/game-context.ts";
import { soundOf } from "../../kit/client/sound/sound-families.ts";
import { VideoPokerRules } from "../../kit/client/video-poker/video-poker-rules.tsx";
import { VideoPokerTable } from "../../kit/client/video-poker/video-poker-table.tsx";
import { deucesPaysOf } from "../math/deuces-wild.ts";

/** The pay table that this game was opened with, or that a replayed round was played with. */
const usePays = () => deucesPaysOf(useGame().session.mathsVersion);

export const deucesWildClient: GameClient = {
  words: ["games-video-poker"],
  Table: () => <VideoPokerTable pays={usePays()} theme="plum" />,
  Rules: () => <VideoPokerRules pays={usePays()} special="games-video-poker.deucesRule" />,
  sound: soundOf("lounge", { key: 52, scale: "mixolydian", lead: "harp", tempo: 92, chords: [0, 6, 3, 0] }),
};
