import type { VirtualRoundState } from "@parlour/contracts/entities/virtual-sports";
import type { VirtualCard, VirtualOutcomeOfRound } from "@parlour/sports";

/**
 * The transitions of a round. A round that was due while no server was running still passes through every
 * state.
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
