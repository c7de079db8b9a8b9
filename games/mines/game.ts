import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1203",
  slug: "mines",
  title: "Mines",
  catalogue: {
    channel: "casino",
    category: "instant-games",
    subCategory: "risk",
    badge: "new",
    addedAt: "2026-10-05",
  },
  features: ["decisions"],
  stakeUnit: 100,
  mathsVersion: 2,
};

export const math: LoadMath = async () => (await import("./math/mines.ts")).mines;

export { pastMaths } from "./math/past-maths.ts";

export const payTables: LoadPayTables = async () =>
  (await import("./math/mines-pay-tables.ts")).minesPayTables;

export const proof: LoadProof = async () => (await import("./math/mines-proof.ts")).minesProof;

export const client: LoadClient = async () => (await import("./client/mines-client.tsx")).minesClient;
