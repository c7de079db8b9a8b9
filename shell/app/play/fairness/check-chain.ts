import { sha256Hex } from "@parlour/games/kit/math/sha256";

type Seeded = { number: number; serverSeed: string; serverSeedHash: string; chain: number | null };
type Chain = { firstRound: number; anchor: string };

/**
 * Finds the newest round whose seed does not hash to the value published before it: the seed of the round
 * before, or the anchor of its chain. Returns null if all match. Rounds played before seed chains were
 * introduced have only their own hash.
 */
export function findBreak(rounds: readonly Seeded[], chains: readonly Chain[]): number | null {
  const seeds = new Map(rounds.map(({ number, chain, serverSeed }) => [`${chain}/${number}`, serverSeed]));
  for (const { number, serverSeed, serverSeedHash, chain } of rounds) {
    const hash = sha256Hex(serverSeed);
    const anchor = chains.find(({ firstRound }) => firstRound === chain)?.anchor;
    const before =
      chain === null ? undefined : number === chain ? anchor : seeds.get(`${chain}/${number - 1}`);
    if (hash !== serverSeedHash || (before !== undefined && hash !== before)) return number;
  }
  return null;
}
