import type { MediaAccess } from "@parlour/contracts/entities/dealt-table";

/** The video of tables with a human dealer, sent by WHIP and watched by WHEP. */
export type TableMedia = {
  /** Returns where the dealer sends the video of a table. */
  publishAccess(slug: string): MediaAccess;
  /** Returns where players watch the video of a table. */
  watchAccess(slug: string): MediaAccess;
  /**
   * Returns whether video of the table is arriving now; null if an outside media server receives it, because then only
   * the dealer's console knows.
   */
  isReceiving(slug: string): boolean | null;
};
