import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1212",
  slug: "rock-paper-scissors",
  title: "Rock Paper Scissors",
  catalogue: {
    channel: "casino",
    category: "instant-games",
    subCategory: "risk",
    badge: "new",
    addedAt: "2026-11-16",
  },
  features: ["decisions"],
  stakeUnit: 100,
};

export const math: LoadMath = async () => (await import("./math/rock-paper-scissors.ts")).rockPaperScissors;

export const payTables: LoadPayTables = async () =>
  (await import("./math/rock-paper-scissors-pay-tables.ts")).rockPaperScissorsPayTables;

export const proof: LoadProof = async () =>
  (await import("./math/rock-paper-scissors-proof.ts")).rockPaperScissorsProof;

export const client: LoadClient = async () =>
  (await import("./client/rock-paper-scissors-client.tsx")).rockPaperScissorsClient;
