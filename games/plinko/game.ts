import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1204",
  slug: "plinko",
  title: "Plinko",
  catalogue: {
    channel: "casino",
    category: "instant-games",
    subCategory: "risk",
    badge: null,
    addedAt: "2026-06-01",
  },
  features: [],
  stakeUnit: 10,
};

export const math: LoadMath = async () => (await import("./math/plinko.ts")).plinko;

export const payTables: LoadPayTables = async () =>
  (await import("./math/plinko-pay-tables.ts")).plinkoPayTables;

export const proof: LoadProof = async () => (await import("./math/plinko-proof.ts")).plinkoProof;

export const client: LoadClient = async () => (await import("./client/plinko-client.tsx")).plinkoClient;
