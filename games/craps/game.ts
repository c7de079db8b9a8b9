import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1614",
  slug: "craps",
  title: "Craps",
  catalogue: {
    channel: "casino",
    category: "table-games",
    subCategory: null,
    badge: "new",
    addedAt: "2026-11-17",
  },
  features: ["decisions"],
  // Place bets pay 7 to 6, 7 to 5 or 9 to 5, and odds bets pay in halves, thirds, fifths or sixths of the
  // stake, so a multiple of 30 never needs rounding.
  stakeUnit: 30,
};

export const math: LoadMath = async () => (await import("./math/craps.ts")).craps;

export const payTables: LoadPayTables = async () =>
  (await import("./math/craps-pay-tables.ts")).crapsPayTables;

export const proof: LoadProof = async () => (await import("./math/craps-proof.ts")).crapsProof;

export const client: LoadClient = async () => (await import("./client/craps-client.tsx")).crapsClient;
