import type { FriendState } from "./friend-store.ts";

/** How an invited friend may come along. REWARDED and REFUSED are ends. */
export const transitions: Readonly<Record<FriendState, readonly FriendState[]>> = {
  JOINED: ["DEPOSITED", "REWARDED", "REFUSED"],
  DEPOSITED: ["REWARDED", "REFUSED"],
  REWARDED: [],
  REFUSED: [],
};

export function mayBecome(from: FriendState, to: FriendState): boolean {
  return transitions[from].includes(to);
}
