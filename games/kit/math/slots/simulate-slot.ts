import { simulationSource } from "../simulation-source.ts";
import type { Slot } from "./slot.ts";
import { slotGame } from "./slot-game.ts";

export type SlotSample = { rounds: number; mean: number; deviation: number; hitRate: number };

/** Plays whole rounds of the actual game, to check the exact return. */
export function simulateSlot(slot: Slot, rounds: number, seed: number): SlotSample {
  const game = slotGame(slot);
  const random = simulationSource(seed);
  const stake = slot.coins;
  let sum = 0;
  let squares = 0;
  let hits = 0;
  for (let round = 0; round < rounds; round++) {
    const won = game.begin({ stake }, random).win / stake;
    sum += won;
    squares += won * won;
    if (won > 0) hits++;
  }
  const mean = sum / rounds;
  return { rounds, mean, deviation: Math.sqrt(squares / rounds - mean * mean), hitRate: hits / rounds };
}
