import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1305",
  slug: "live-baccarat",
  title: "Auto Baccarat",
  catalogue: {
    channel: "live-casino",
    category: "live-tables",
    subCategory: "baccarat",
    badge: "live",
    addedAt: "2026-11-16",
  },
  features: ["shared-round"],
  stakeUnit: 20,
  decidedBy: ["player", "banker"],
};

export const math: LoadMath = async () => (await import("./math/live-baccarat-table.ts")).liveBaccaratTable;

export const payTables: LoadPayTables = async () =>
  (await import("../kit/math/baccarat/baccarat-pay-tables.ts")).baccaratPayTables;

export const proof: LoadProof = async () => (await import("./math/live-baccarat-proof.ts")).liveBaccaratProof;

export const client: LoadClient = async () =>
  (await import("./client/live-baccarat-client.tsx")).liveBaccaratClient;
