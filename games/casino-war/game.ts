import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1602",
  slug: "casino-war",
  title: "Casino War",
  catalogue: {
    channel: "casino",
    category: "table-games",
    subCategory: "cards",
    badge: "new",
    addedAt: "2026-11-17",
  },
  features: ["decisions"],
  stakeUnit: 2,
};

export const math: LoadMath = async () => (await import("./math/casino-war.ts")).casinoWar;

export const payTables: LoadPayTables = async () =>
  (await import("./math/casino-war-pay-tables.ts")).casinoWarPayTables;

export const proof: LoadProof = async () => (await import("./math/casino-war-proof.ts")).casinoWarProof;

export const client: LoadClient = async () =>
  (await import("./client/casino-war-client.tsx")).casinoWarClient;
