import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1306",
  slug: "dragon-tiger",
  title: "Auto Dragon Tiger",
  catalogue: {
    channel: "live-casino",
    category: "live-tables",
    subCategory: "cards",
    badge: "live",
    addedAt: "2026-11-16",
  },
  features: ["shared-round"],
  stakeUnit: 2,
  decidedBy: ["dragon", "tiger"],
};

export const math: LoadMath = async () => (await import("./math/dragon-tiger-table.ts")).dragonTigerTable;

export const payTables: LoadPayTables = async () =>
  (await import("./math/dragon-tiger-pay-tables.ts")).dragonTigerPayTables;

export const proof: LoadProof = async () => (await import("./math/dragon-tiger-proof.ts")).dragonTigerProof;

export const client: LoadClient = async () =>
  (await import("./client/dragon-tiger-client.tsx")).dragonTigerClient;
