import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1001",
  slug: "roulette",
  title: "European Roulette",
  catalogue: {
    channel: "casino",
    category: "table-games",
    subCategory: "roulette",
    badge: null,
    addedAt: "2026-03-02",
  },
  features: [],
};

const layout = async () => (await import("../kit/math/roulette-layout.ts")).europeanLayout;

export const math: LoadMath = async () => (await import("./math/roulette.ts")).roulette;

export const payTables: LoadPayTables = async () =>
  (await import("../kit/math/roulette-pay-tables.ts")).roulettePayTables(await layout());

export const proof: LoadProof = async () =>
  (await import("../kit/math/roulette-proof.ts")).rouletteProof(await layout());

export const client: LoadClient = async () => (await import("./client/roulette-client.tsx")).rouletteClient;
