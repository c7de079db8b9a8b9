import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1208",
  slug: "wheel",
  title: "Wheel",
  catalogue: {
    channel: "casino",
    category: "instant-games",
    subCategory: "risk",
    badge: "new",
    addedAt: "2026-11-16",
  },
  features: [],
  stakeUnit: 10,
};

export const math: LoadMath = async () => (await import("./math/wheel.ts")).wheel;

export const payTables: LoadPayTables = async () =>
  (await import("./math/wheel-pay-tables.ts")).wheelPayTables;

export const proof: LoadProof = async () => (await import("./math/wheel-proof.ts")).wheelProof;

export const client: LoadClient = async () => (await import("./client/wheel-client.tsx")).wheelClient;
