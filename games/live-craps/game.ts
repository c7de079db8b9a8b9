import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1340",
  slug: "live-craps",
  title: "Auto Craps",
  catalogue: {
    channel: "live-casino",
    category: "live-tables",
    subCategory: "dice",
    badge: "live",
    addedAt: "2026-11-17",
  },
  features: ["shared-round"],
  stakeUnit: 30,
  decidedBy: ["rolls"],
};

export const math: LoadMath = async () => (await import("./math/live-craps-table.ts")).liveCrapsTable;

export const payTables: LoadPayTables = async () =>
  (await import("./math/live-craps-pay-tables.ts")).liveCrapsPayTables;

export const proof: LoadProof = async () => (await import("./math/live-craps-proof.ts")).liveCrapsProof;

export const client: LoadClient = async () =>
  (await import("./client/live-craps-client.tsx")).liveCrapsClient;
