import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1003",
  slug: "blackjack",
  title: "Blackjack",
  catalogue: {
    channel: "casino",
    category: "table-games",
    subCategory: "cards",
    badge: null,
    addedAt: "2026-03-02",
  },
  features: ["decisions"],
  stakeUnit: 2,
  mathsVersion: 2,
};

export const math: LoadMath = async () => (await import("./math/blackjack.ts")).blackjack;

export { pastMaths } from "./math/past-maths.ts";

export const payTables: LoadPayTables = async () =>
  (await import("./math/blackjack-pay-tables.ts")).blackjackPayTables;

export const proof: LoadProof = async () => (await import("./math/blackjack-proof.ts")).blackjackProof;

export const client: LoadClient = async () => (await import("./client/blackjack-client.tsx")).blackjackClient;
