import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1207",
  slug: "limbo",
  title: "Limbo",
  catalogue: {
    channel: "casino",
    category: "instant-games",
    subCategory: "risk",
    badge: "new",
    addedAt: "2026-11-16",
  },
  features: [],
  stakeUnit: 100,
};

export const math: LoadMath = async () => (await import("./math/limbo.ts")).limbo;

export const payTables: LoadPayTables = async () =>
  (await import("./math/limbo-pay-tables.ts")).limboPayTables;

export const proof: LoadProof = async () => (await import("./math/limbo-proof.ts")).limboProof;

export const client: LoadClient = async () => (await import("./client/limbo-client.tsx")).limboClient;
