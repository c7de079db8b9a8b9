import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1302",
  slug: "live-american-roulette",
  title: "Auto American Roulette",
  catalogue: {
    channel: "live-casino",
    category: "live-tables",
    subCategory: "roulette",
    badge: "live",
    addedAt: "2026-11-16",
  },
  features: ["shared-round"],
  decidedBy: ["pocket"],
};

const layout = async () => (await import("../kit/math/roulette-layout.ts")).americanLayout;

export const math: LoadMath = async () =>
  (await import("./math/live-american-roulette-table.ts")).liveAmericanRouletteTable;

export const payTables: LoadPayTables = async () =>
  (await import("../kit/math/roulette-pay-tables.ts")).roulettePayTables(await layout());

export const proof: LoadProof = async () =>
  (await import("../kit/math/roulette-proof.ts")).rouletteProof(await layout());

export const client: LoadClient = async () =>
  (await import("./client/live-american-roulette-client.tsx")).liveAmericanRouletteClient;
