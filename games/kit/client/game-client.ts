import type { MessageGroup } from "@parlour/web/i18n/messages";
import type { ComponentType } from "react";

/** The part of a game that runs in its frame in the browser. */
export type GameClient = {
  /** The message groups that it needs in addition to the kit's own. */
  words: readonly MessageGroup[];
  /** Rendered inside a `GameFrame` once the session is open. */
  Table: ComponentType;
  /** The content of the rules dialog: how to play, and the payouts. */
  Rules: ComponentType;
};

/** The `client` export of a game's manifest. */
export type LoadClient = () => Promise<GameClient>;
