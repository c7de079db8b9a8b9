import type { LoadClient } from "../../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "9901",
  slug: "coin-toss",
  title: "Coin Toss",
  catalogue: {
    channel: "casino",
    category: "instant-games",
    subCategory: "risk",
    badge: "new",
    addedAt: "2026-11-16",
  },
  features: [],
  stakes: { min: 0.5, max: 20, default: 2 },
};

export const math: LoadMath = async () => (await import("./math/coin-toss.ts")).coinToss;

export const payTables: LoadPayTables = async () =>
  (await import("./math/coin-toss-pay-tables.ts")).coinTossPayTables;

export const proof: LoadProof = async () => (await import("./math/coin-toss-proof.ts")).coinTossProof;

export const client: LoadClient = async () => (await import("./client/coin-toss-client.tsx")).coinTossClient;
