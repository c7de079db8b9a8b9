import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1201",
  slug: "keno",
  title: "Keno",
  catalogue: {
    channel: "casino",
    category: "instant-games",
    subCategory: "numbers",
    badge: null,
    addedAt: "2026-05-04",
  },
  features: [],
  stakeUnit: 10,
  mathsVersion: 2,
};

export const math: LoadMath = async () => (await import("./math/keno.ts")).keno;

export { pastMaths } from "./math/past-maths.ts";

export const payTables: LoadPayTables = async () => (await import("./math/keno-pay-tables.ts")).kenoPayTables;

export const proof: LoadProof = async () => (await import("./math/keno-proof.ts")).kenoProof;

export const client: LoadClient = async () => (await import("./client/keno-client.tsx")).kenoClient;
