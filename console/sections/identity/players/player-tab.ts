import type { OperatedPlayer } from "@parlour/contracts/entities/operated-player";

export type PlayerTabProps = {
  player: OperatedPlayer;
  /** Called after a change, so that the page reloads the player. */
  onChanged: () => void;
};
