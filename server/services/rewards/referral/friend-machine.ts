import type { FriendState } from "./friend-store.ts";

/** The states of a referred friend. REFUSED is final; so is REWARDED, unless the deposit is reversed. */
export const transitions: Readonly<Record<FriendState, readonly FriendState[]>> = {
  JOINED: ["DEPOSITED", "REWARDED", "REFUSED"],
  DEPOSITED: ["REWARDED", "REFUSED"],
  REWARDED: ["REFUSED"],
  REFUSED: [],
};

export function mayBecome(from: FriendState, to: FriendState): boolean {
  return transitions[from].includes(to);
}
