import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1343",
  slug: "seven-seat-blackjack",
  title: "Auto Seven-Seat Blackjack",
  catalogue: {
    channel: "live-casino",
    category: "live-tables",
    subCategory: "cards",
    badge: "live",
    addedAt: "2026-11-18",
  },
  features: ["shared-round", "decisions"],
  stakeUnit: 2,
  decidedBy: ["seats", "dealer"],
};

export const math: LoadMath = async () =>
  (await import("./math/seven-seat-blackjack-table.ts")).sevenSeatBlackjackTable;

export const payTables: LoadPayTables = async () =>
  (await import("../kit/math/blackjack/table-pay-tables.ts")).blackjackTablePayTables;

export const proof: LoadProof = async () =>
  (await import("../kit/math/blackjack/table-proof.ts")).blackjackTableProof;

export const client: LoadClient = async () =>
  (await import("./client/seven-seat-blackjack-client.tsx")).sevenSeatBlackjackClient;
