import type { VirtualRoundState } from "@parlour/contracts/entities/virtual-sports";
import type { VirtualCard, VirtualOutcomeOfRound } from "@parlour/sports";

/**
 * The transitions of a round. If no server was running when a round was due, it still goes through both of
 * them.
 */
export const transitions: Record<VirtualRoundState, readonly VirtualRoundState[]> = {
  OPEN: ["RUNNING"],
  RUNNING: ["ENDED"],
  ENDED: [],
};

export type RoundRow = {
  id: string;
  channel: string;
  number: number;
  startsAt: Date;
  endsAt: Date | null;
  state: VirtualRoundState;
  seed: string;
  seedHash: string;
  chainFirst: number;
  card: VirtualCard;
  form: Readonly<Record<string, readonly number[]>>;
  outcome: VirtualOutcomeOfRound | null;
};
