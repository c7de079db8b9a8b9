import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1205",
  slug: "hi-lo",
  title: "Hi-Lo",
  catalogue: {
    channel: "casino",
    category: "instant-games",
    subCategory: "cards",
    badge: null,
    addedAt: "2026-06-01",
  },
  features: ["decisions"],
  stakeUnit: 100,
  mathsVersion: 2,
};

export const math: LoadMath = async () => (await import("./math/hi-lo.ts")).hiLo;

export { pastMaths } from "./math/past-maths.ts";

export const payTables: LoadPayTables = async () =>
  (await import("./math/hi-lo-pay-tables.ts")).hiLoPayTables;

export const proof: LoadProof = async () => (await import("./math/hi-lo-proof.ts")).hiLoProof;

export const client: LoadClient = async () => (await import("./client/hi-lo-client.tsx")).hiLoClient;
