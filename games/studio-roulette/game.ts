import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1350",
  slug: "studio-roulette",
  title: "Studio Roulette",
  catalogue: {
    channel: "live-casino",
    category: "live-tables",
    subCategory: "roulette",
    badge: "live",
    addedAt: "2026-11-17",
  },
  features: ["dealer", "shared-round"],
  decidedBy: ["pocket"],
};

const layout = async () => (await import("../kit/math/roulette-layout.ts")).europeanLayout;

export const math: LoadMath = async () =>
  (await import("./math/studio-roulette-table.ts")).studioRouletteTable;

export const payTables: LoadPayTables = async () =>
  (await import("../kit/math/roulette-pay-tables.ts")).roulettePayTables(await layout());

export const proof: LoadProof = async () =>
  (await import("../kit/math/roulette-proof.ts")).rouletteProof(await layout());

export const client: LoadClient = async () =>
  (await import("./client/studio-roulette-client.tsx")).studioRouletteClient;
