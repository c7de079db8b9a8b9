import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1211",
  slug: "coin-flip",
  title: "Coin Flip",
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

export const math: LoadMath = async () => (await import("./math/coin-flip.ts")).coinFlip;

export const payTables: LoadPayTables = async () =>
  (await import("./math/coin-flip-pay-tables.ts")).coinFlipPayTables;

export const proof: LoadProof = async () => (await import("./math/coin-flip-proof.ts")).coinFlipProof;

export const client: LoadClient = async () => (await import("./client/coin-flip-client.tsx")).coinFlipClient;
