import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1209",
  slug: "towers",
  title: "Towers",
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

export const math: LoadMath = async () => (await import("./math/towers.ts")).towers;

export const payTables: LoadPayTables = async () =>
  (await import("./math/towers-pay-tables.ts")).towersPayTables;

export const proof: LoadProof = async () => (await import("./math/towers-proof.ts")).towersProof;

export const client: LoadClient = async () => (await import("./client/towers-client.tsx")).towersClient;
