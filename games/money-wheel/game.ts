import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1308",
  slug: "money-wheel",
  title: "Auto Money Wheel",
  catalogue: {
    channel: "live-casino",
    category: "live-tables",
    subCategory: "wheels",
    badge: "live",
    addedAt: "2026-11-16",
  },
  features: ["shared-round"],
  decidedBy: ["stops"],
};

export const math: LoadMath = async () => (await import("./math/money-wheel-table.ts")).moneyWheelTable;

export const payTables: LoadPayTables = async () =>
  (await import("./math/money-wheel-pay-tables.ts")).moneyWheelPayTables;

export const proof: LoadProof = async () => (await import("./math/money-wheel-proof.ts")).moneyWheelProof;

export const client: LoadClient = async () =>
  (await import("./client/money-wheel-client.tsx")).moneyWheelClient;
