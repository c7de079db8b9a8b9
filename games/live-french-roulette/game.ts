import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1303",
  slug: "live-french-roulette",
  title: "Auto French Roulette",
  catalogue: {
    channel: "live-casino",
    category: "live-tables",
    subCategory: "roulette",
    badge: "live",
    addedAt: "2026-11-16",
  },
  features: ["shared-round"],
  stakeUnit: 2,
  decidedBy: ["pocket"],
};

export const math: LoadMath = async () =>
  (await import("./math/live-french-roulette-table.ts")).liveFrenchRouletteTable;

export const payTables: LoadPayTables = async () =>
  (await import("./math/live-french-roulette-pay-tables.ts")).liveFrenchRoulettePayTables;

export const proof: LoadProof = async () =>
  (await import("./math/live-french-roulette-proof.ts")).liveFrenchRouletteProof;

export const client: LoadClient = async () =>
  (await import("./client/live-french-roulette-client.tsx")).liveFrenchRouletteClient;
