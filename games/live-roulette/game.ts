import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1301",
  slug: "live-roulette",
  title: "Auto Roulette",
  catalogue: {
    channel: "live-casino",
    category: "live-tables",
    subCategory: "roulette",
    badge: "live",
    addedAt: "2026-09-07",
  },
  features: ["shared-round"],
  decidedBy: ["pocket"],
};

const layout = async () => (await import("../kit/math/roulette-layout.ts")).europeanLayout;

export const math: LoadMath = async () => (await import("./math/live-roulette-table.ts")).liveRouletteTable;

export const payTables: LoadPayTables = async () =>
  (await import("../kit/math/roulette-pay-tables.ts")).roulettePayTables(await layout());

export const proof: LoadProof = async () =>
  (await import("../kit/math/roulette-proof.ts")).rouletteProof(await layout());

export const client: LoadClient = async () =>
  (await import("./client/live-roulette-client.tsx")).liveRouletteClient;
