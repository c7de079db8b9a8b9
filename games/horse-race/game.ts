import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1331",
  slug: "horse-race",
  title: "Derby Night",
  catalogue: {
    channel: "virtual-sports",
    category: "races",
    subCategory: null,
    badge: "live",
    addedAt: "2026-09-07",
  },
  features: ["shared-round"],
  stakeUnit: 100,
  mathsVersion: 2,
  decidedBy: ["order"],
};

export const math: LoadMath = async () => (await import("./math/horse-race-table.ts")).horseRaceTable;

export { pastMaths } from "./math/past-maths.ts";

export const payTables: LoadPayTables = async () =>
  (await import("./math/horse-race-pay-tables.ts")).horseRacePayTables;

export const proof: LoadProof = async () => (await import("./math/horse-race-proof.ts")).horseRaceProof;

export const client: LoadClient = async () =>
  (await import("./client/horse-race-client.tsx")).horseRaceClient;
