import type { MessageGroup } from "@parlour/web/i18n/messages";
import type { ComponentType } from "react";
import type { SoundTheme } from "./sound/sound-theme.ts";

/** The browser part of a game, which runs in the game frame. */
export type GameClient = {
  /** Whether the game offers instant play; where the jurisdiction forbids faster rounds, it is not offered. */
  hasInstantPlay?: true;
  /** The message groups that the game needs in addition to the kit's. */
  words: readonly MessageGroup[];
  /** The table component, rendered inside a `GameFrame` once the session is open. */
  Table: ComponentType;
  /** The content of the rules dialog: how to play, and the payouts. */
  Rules: ComponentType;
  /** The sound of the game; if unset, the sound is derived from the slug. */
  sound?: SoundTheme;
  /** Shows the bets in the details of a past round, based on its last view; unset if the replay shows enough. */
  Details?: ComponentType<{ view: unknown }>;
};

/** The `client` export of a game's manifest. */
export type LoadClient = () => Promise<GameClient>;
