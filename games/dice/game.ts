import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1202",
  slug: "dice",
  title: "Dice",
  catalogue: {
    channel: "casino",
    category: "instant-games",
    subCategory: "risk",
    badge: null,
    addedAt: "2026-05-04",
  },
  features: [],
  stakeUnit: 100,
  mathsVersion: 2,
};

export const math: LoadMath = async () => (await import("./math/dice.ts")).dice;

export { pastMaths } from "./math/past-maths.ts";

export const payTables: LoadPayTables = async () => (await import("./math/dice-pay-tables.ts")).dicePayTables;

export const proof: LoadProof = async () => (await import("./math/dice-proof.ts")).diceProof;

export const client: LoadClient = async () => (await import("./client/dice-client.tsx")).diceClient;
