import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1214",
  slug: "lottery",
  title: "Lotto 5/36",
  catalogue: {
    channel: "casino",
    category: "instant-games",
    subCategory: "numbers",
    badge: "live",
    addedAt: "2026-11-17",
  },
  features: ["shared-round"],
  stakes: { min: 0.1, max: 20, default: 0.5 },
  decidedBy: ["drawn"],
};

export const math: LoadMath = async () => (await import("./math/lottery-table.ts")).lotteryTable;

export const payTables: LoadPayTables = async () =>
  (await import("./math/lottery-pay-tables.ts")).lotteryPayTables;

export const proof: LoadProof = async () => (await import("./math/lottery-proof.ts")).lotteryProof;

export const client: LoadClient = async () => (await import("./client/lottery-client.tsx")).lotteryClient;
