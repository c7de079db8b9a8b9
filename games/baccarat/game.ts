import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1004",
  slug: "baccarat",
  title: "Baccarat",
  catalogue: {
    channel: "casino",
    category: "table-games",
    subCategory: "cards",
    badge: null,
    addedAt: "2026-03-16",
  },
  features: [],
  stakeUnit: 20,
};

export const math: LoadMath = async () => (await import("./math/baccarat.ts")).baccarat;

export const payTables: LoadPayTables = async () =>
  (await import("../kit/math/baccarat/baccarat-pay-tables.ts")).baccaratPayTables;

export const proof: LoadProof = async () => (await import("./math/baccarat-proof.ts")).baccaratProof;

export const client: LoadClient = async () => (await import("./client/baccarat-client.tsx")).baccaratClient;
