import type { Answer } from "@parlour/contracts/call";
import type { getPlayer } from "@parlour/contracts/calls/identity/profile/get-player";

export type PlayerTabProps = {
  player: Answer<typeof getPlayer>;
  /** Called after a change, so that the page loads the player again. */
  onChanged: () => void;
};
