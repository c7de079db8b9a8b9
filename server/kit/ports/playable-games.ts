import type { PlayMode } from "@parlour/contracts/enumerations";
import type { Refusal } from "../refusal.ts";

type LaunchOfStudio = {
  mode: PlayMode;
  player: { id: string; sessionId: string } | null;
  currency: string;
  language: string;
};

/** The games that can be launched, by their id: our own and those of other studios. */
export type PlayableGames = {
  find(gameId: string): { id: string; slug: string; name: string } | undefined;
  /** Opens another studio's game and returns the URL of its frame; undefined for our own games. */
  launchAtStudio(gameId: string, launch: LaunchOfStudio): Promise<string | Refusal | undefined>;
};
