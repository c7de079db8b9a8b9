import type { FriendState } from "./friend-store.ts";

/** How an invited friend may come along. REFUSED is the end; REWARDED too, unless the friend takes the money back. */
export const transitions: Readonly<Record<FriendState, readonly FriendState[]>> = {
  JOINED: ["DEPOSITED", "REWARDED", "REFUSED"],
  DEPOSITED: ["REWARDED", "REFUSED"],
  REWARDED: ["REFUSED"],
  REFUSED: [],
};

export function mayBecome(from: FriendState, to: FriendState): boolean {
  return transitions[from].includes(to);
}
