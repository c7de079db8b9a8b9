import type { OperatedPlayer } from "@parlour/contracts/entities/operated-player";

export type PlayerTabProps = {
  player: OperatedPlayer;
  /** Something about the player was changed: the page above reads them again. */
  onChanged: () => void;
};
