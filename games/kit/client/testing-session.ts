import type { SessionAnswer } from "./game-api.ts";

/** A session with a balance and no open round. */
export const testSession: SessionAnswer = {
  gameSession: "gamesession_00000000000000000000",
  game: { id: "1202", slug: "dice", name: "Dice" },
  mode: "real",
  currency: "USD",
  language: "en",
  balance: 100,
  limits: { min: 0.1, max: 100, default: 1, steps: [0.1, 1, 10], unit: 0.1, payoutCap: 1_000_000 },
  round: null,
  seeds: { serverSeedHash: "a", nextServerSeedHash: "b", clientSeed: "c", nonce: 0 },
  returnToPlayer: 99,
  autoplayAllowed: true,
  minimumSpinMs: 0,
  turboAllowed: true,
  anteBetsAllowed: true,
  featureBuysAllowed: true,
  netPosition: null,
  promotionalSpins: null,
  jackpots: [],
};
