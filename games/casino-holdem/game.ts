import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1610",
  slug: "casino-holdem",
  title: "Casino Hold'em",
  catalogue: {
    channel: "casino",
    category: "table-games",
    subCategory: "cards",
    badge: "new",
    addedAt: "2026-11-17",
  },
  features: ["decisions"],
};

export const math: LoadMath = async () => (await import("./math/casino-holdem.ts")).casinoHoldem;

export const payTables: LoadPayTables = async () =>
  (await import("../kit/math/holdem/casino-holdem-pay-tables.ts")).casinoHoldemPayTables;

export const proof: LoadProof = async () => (await import("./math/casino-holdem-proof.ts")).casinoHoldemProof;

export const client: LoadClient = async () =>
  (await import("./client/casino-holdem-client.tsx")).casinoHoldemClient;
