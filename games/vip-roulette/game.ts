import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1310",
  slug: "vip-roulette",
  title: "Auto VIP Roulette",
  catalogue: {
    channel: "live-casino",
    category: "live-tables",
    subCategory: "roulette",
    badge: "live",
    addedAt: "2026-11-19",
  },
  features: ["shared-round"],
  stakes: { min: 5, max: 2_500, default: 25 },
  fromTier: "gold",
  decidedBy: ["pocket"],
};

const layout = async () => (await import("../kit/math/roulette-layout.ts")).europeanLayout;

export const math: LoadMath = async () => (await import("./math/vip-roulette-table.ts")).vipRouletteTable;

export const payTables: LoadPayTables = async () =>
  (await import("../kit/math/roulette-pay-tables.ts")).roulettePayTables(await layout());

export const proof: LoadProof = async () =>
  (await import("../kit/math/roulette-proof.ts")).rouletteProof(await layout());

export const client: LoadClient = async () =>
  (await import("./client/vip-roulette-client.tsx")).vipRouletteClient;
