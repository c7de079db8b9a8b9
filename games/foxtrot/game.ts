import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1210",
  slug: "foxtrot",
  title: "Foxtrot",
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

export const math: LoadMath = async () => (await import("./math/foxtrot.ts")).foxtrot;

export const payTables: LoadPayTables = async () =>
  (await import("./math/foxtrot-pay-tables.ts")).foxtrotPayTables;

export const proof: LoadProof = async () => (await import("./math/foxtrot-proof.ts")).foxtrotProof;

export const client: LoadClient = async () => (await import("./client/foxtrot-client.tsx")).foxtrotClient;
