import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1206",
  slug: "crash",
  title: "Crash",
  catalogue: {
    channel: "casino",
    category: "instant-games",
    subCategory: "risk",
    badge: "live",
    addedAt: "2026-09-07",
  },
  features: ["shared-round"],
  stakeUnit: 100,
  decidedBy: ["point"],
};

export const math: LoadMath = async () => (await import("./math/crash-table.ts")).crashTable;

export const payTables: LoadPayTables = async () =>
  (await import("./math/crash-pay-tables.ts")).crashPayTables;

export const proof: LoadProof = async () => (await import("./math/crash-proof.ts")).crashProof;

export const client: LoadClient = async () => (await import("./client/crash-client.tsx")).crashClient;
