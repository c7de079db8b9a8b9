import { type BountyKind, splitBounty } from "@parlour/poker/tournament/bounties";
import type { EntryRow } from "./entry-store.ts";

export type Heads = Pick<EntryRow, "id" | "owner" | "bounty" | "bountyWon">;

/** A player who was knocked out, and the owners of the entries that share the bounty. */
export type KnockOut = { id: string; hunters: readonly string[] };

/**
 * Gives the bounties of players who were knocked out to their hunters. Returns the entries that changed. If no
 * hunter is left in the tournament, the remaining players share the bounty.
 */
export function claimBounties<Entry extends Heads>(
  playing: readonly Entry[],
  knockOuts: readonly KnockOut[],
  kind: BountyKind,
): Entry[] {
  const heads = new Map(playing.map((entry) => [entry.id, entry]));
  const out = new Set(knockOuts.map(({ id }) => id));
  const left = playing.filter(({ id }) => !out.has(id));
  const changed = new Set<string>();
  const set = (entry: Entry, bounty: number, bountyWon: number) => {
    heads.set(entry.id, { ...entry, bounty, bountyWon });
    changed.add(entry.id);
  };
  for (const { id, hunters } of knockOuts) {
    const loser = heads.get(id);
    if (!loser || loser.bounty === 0) continue;
    const found = left.filter(({ owner }) => hunters.includes(owner));
    const claimants = (found.length > 0 ? found : left).map((entry) => entry.id);
    if (claimants.length === 0) continue;
    for (const { hunter, won, added } of splitBounty(BigInt(loser.bounty), claimants, kind)) {
      const entry = heads.get(hunter)!;
      set(entry, entry.bounty + Number(added), entry.bountyWon + Number(won));
    }
    set(loser, 0, loser.bountyWon);
  }
  return [...changed].map((id) => heads.get(id)!);
}

/** Players who were never knocked out keep the bounty on their own head. */
export const keepOwnBounty = <Entry extends Heads>(entry: Entry): Entry => ({
  ...entry,
  bounty: 0,
  bountyWon: entry.bountyWon + entry.bounty,
});
