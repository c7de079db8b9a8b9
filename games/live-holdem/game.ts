import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1342",
  slug: "live-holdem",
  title: "Auto Casino Hold'em",
  catalogue: {
    channel: "live-casino",
    category: "live-tables",
    subCategory: "cards",
    badge: "live",
    addedAt: "2026-11-17",
  },
  features: ["shared-round", "decisions"],
  decidedBy: ["player", "dealer", "board"],
};

export const math: LoadMath = async () => (await import("./math/live-holdem-table.ts")).liveHoldemTable;

export const payTables: LoadPayTables = async () =>
  (await import("../kit/math/holdem/casino-holdem-pay-tables.ts")).casinoHoldemPayTables;

export const proof: LoadProof = async () => (await import("./math/live-holdem-proof.ts")).liveHoldemProof;

export const client: LoadClient = async () =>
  (await import("./client/live-holdem-client.tsx")).liveHoldemClient;
