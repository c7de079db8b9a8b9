import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1213",
  slug: "bingo",
  title: "Bingo 90",
  catalogue: {
    channel: "casino",
    category: "instant-games",
    subCategory: "numbers",
    badge: "live",
    addedAt: "2026-11-17",
  },
  features: ["shared-round"],
  stakes: { min: 0.1, max: 200, default: 0.5 },
  decidedBy: ["calls"],
};

export const math: LoadMath = async () => (await import("./math/bingo-table.ts")).bingoTable;

export const payTables: LoadPayTables = async () =>
  (await import("./math/bingo-pay-tables.ts")).bingoPayTables;

export const proof: LoadProof = async () => (await import("./math/bingo-proof.ts")).bingoProof;

export const client: LoadClient = async () => (await import("./client/bingo-client.tsx")).bingoClient;
