import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1601",
  slug: "three-card-poker",
  title: "Three Card Poker",
  catalogue: {
    channel: "casino",
    category: "table-games",
    subCategory: "cards",
    badge: "new",
    addedAt: "2026-11-17",
  },
  features: ["decisions"],
};

export const math: LoadMath = async () => (await import("./math/three-card-poker.ts")).threeCardPoker;

export const payTables: LoadPayTables = async () =>
  (await import("./math/three-card-poker-pay-tables.ts")).threeCardPokerPayTables;

export const proof: LoadProof = async () =>
  (await import("./math/three-card-poker-proof.ts")).threeCardPokerProof;

export const client: LoadClient = async () =>
  (await import("./client/three-card-poker-client.tsx")).threeCardPokerClient;
