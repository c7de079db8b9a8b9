import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1304",
  slug: "spark-roulette",
  title: "Auto Spark Roulette",
  catalogue: {
    channel: "live-casino",
    category: "live-tables",
    subCategory: "roulette",
    badge: "live",
    addedAt: "2026-11-16",
  },
  features: ["shared-round"],
  decidedBy: ["pocket", "lucky"],
};

export const math: LoadMath = async () => (await import("./math/spark-roulette-table.ts")).sparkRouletteTable;

export const payTables: LoadPayTables = async () =>
  (await import("./math/spark-roulette-pay-tables.ts")).sparkRoulettePayTables;

export const proof: LoadProof = async () =>
  (await import("./math/spark-roulette-proof.ts")).sparkRouletteProof;

export const client: LoadClient = async () =>
  (await import("./client/spark-roulette-client.tsx")).sparkRouletteClient;
