import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1341",
  slug: "live-blackjack",
  title: "Auto Blackjack",
  catalogue: {
    channel: "live-casino",
    category: "live-tables",
    subCategory: "cards",
    badge: "live",
    addedAt: "2026-11-17",
  },
  features: ["shared-round", "decisions"],
  stakeUnit: 2,
  decidedBy: ["player", "dealer", "draws", "splitCard"],
};

export const math: LoadMath = async () => (await import("./math/live-blackjack-table.ts")).liveBlackjackTable;

export const payTables: LoadPayTables = async () =>
  (await import("../kit/math/blackjack/table-pay-tables.ts")).blackjackTablePayTables;

export const proof: LoadProof = async () =>
  (await import("../kit/math/blackjack/table-proof.ts")).blackjackTableProof;

export const client: LoadClient = async () =>
  (await import("./client/live-blackjack-client.tsx")).liveBlackjackClient;
