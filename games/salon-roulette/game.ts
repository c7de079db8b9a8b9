import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1311",
  slug: "salon-roulette",
  title: "Auto Salon Roulette",
  catalogue: {
    channel: "live-casino",
    category: "live-tables",
    subCategory: "roulette",
    badge: "live",
    addedAt: "2026-11-19",
  },
  features: ["shared-round"],
  stakes: { min: 25, max: 10_000, default: 100 },
  fromTier: "salon",
  decidedBy: ["pocket"],
};

const layout = async () => (await import("../kit/math/roulette-layout.ts")).europeanLayout;

export const math: LoadMath = async () => (await import("./math/salon-roulette-table.ts")).salonRouletteTable;

export const payTables: LoadPayTables = async () =>
  (await import("../kit/math/roulette-pay-tables.ts")).roulettePayTables(await layout());

export const proof: LoadProof = async () =>
  (await import("../kit/math/roulette-proof.ts")).rouletteProof(await layout());

export const client: LoadClient = async () =>
  (await import("./client/salon-roulette-client.tsx")).salonRouletteClient;
