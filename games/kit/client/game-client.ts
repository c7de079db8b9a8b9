import type { MessageGroup } from "@parlour/web/i18n/messages";
import type { ComponentType } from "react";

/** What a game brings to its frame. */
export type GameClient = {
  /** The groups of texts that it needs beside the kit's own. */
  words: readonly MessageGroup[];
  /** Rendered once the session is open; it draws itself inside a `GameFrame`. */
  Table: ComponentType;
  /** The inside of the rules dialog: how to play, and what pays what. */
  Rules: ComponentType;
};
