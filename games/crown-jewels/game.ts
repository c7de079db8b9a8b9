import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1604",
  slug: "crown-jewels",
  title: "Crown Jewels",
  catalogue: {
    channel: "casino",
    category: "instant-games",
    subCategory: "numbers",
    badge: "new",
    addedAt: "2026-11-17",
  },
  features: [],
};

export const math: LoadMath = async () => (await import("./math/crown-jewels.ts")).crownJewels;

export const payTables: LoadPayTables = async () => {
  const { scratchPayTables } = await import("../kit/math/scratch/scratch-pay-tables.ts");
  return scratchPayTables((await import("./math/crown-jewels.ts")).crownJewelsSymbols);
};

export const proof: LoadProof = async () =>
  (await import("../kit/math/scratch/scratch-proof.ts")).scratchProof;

export const client: LoadClient = async () =>
  (await import("./client/crown-jewels-client.tsx")).crownJewelsClient;
