import type { PlayerDetails } from "@parlour/contracts/entities/player-details";

export type PlayerTabProps = {
  player: PlayerDetails;
  /** Called after a change, so that the page loads the player again. */
  onChanged: () => void;
};
