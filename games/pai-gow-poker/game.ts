import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1615",
  slug: "pai-gow-poker",
  title: "Pai Gow Poker",
  catalogue: {
    channel: "casino",
    category: "table-games",
    subCategory: "cards",
    badge: "new",
    addedAt: "2026-11-17",
  },
  features: ["decisions"],
};

export const math: LoadMath = async () => (await import("./math/pai-gow-poker.ts")).paiGowPoker;

export const payTables: LoadPayTables = async () =>
  (await import("./math/pai-gow-pay-tables.ts")).paiGowPayTables;

export const proof: LoadProof = async () => (await import("./math/pai-gow-proof.ts")).paiGowProof;

export const client: LoadClient = async () => (await import("./client/pai-gow-client.tsx")).paiGowClient;
