import type { MessageGroup } from "@parlour/web/i18n/messages";
import type { ComponentType } from "react";

/** The browser part of a game, which runs in the game frame. */
export type GameClient = {
  /** The message groups that the game needs in addition to the kit's. */
  words: readonly MessageGroup[];
  /** The table component, rendered inside a `GameFrame` once the session is open. */
  Table: ComponentType;
  /** The content of the rules dialog: how to play, and the payouts. */
  Rules: ComponentType;
};

/** The `client` export of a game's manifest. */
export type LoadClient = () => Promise<GameClient>;
