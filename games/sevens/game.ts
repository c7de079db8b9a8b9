import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1401",
  slug: "sevens",
  title: "Sevens",
  catalogue: {
    channel: "casino",
    category: "slots",
    subCategory: "classics",
    badge: null,
    addedAt: "2026-03-02",
  },
  features: [],
  stakeUnit: 5,
  mathsVersion: 2,
  variants: [
    { name: "high", title: "High", mathsVersion: 2 },
    { name: "medium", title: "Medium", mathsVersion: 1 },
    { name: "low", title: "Low", mathsVersion: 3 },
  ],
};

const versions = async () => (await import("./math/sevens-versions.ts")).sevensVersions;

export const math: LoadMath = async () =>
  (await import("../kit/math/slots/slot-game.ts")).slotGame((await versions())[2]);

export { pastMaths } from "./math/past-maths.ts";

export const payTables: LoadPayTables = async (mathsVersion) =>
  (await import("../kit/math/slots/slot-pay-tables.ts")).versionPayTables(
    game,
    await versions(),
    mathsVersion,
  );

export const proof: LoadProof = async () =>
  (await import("../kit/math/slots/slot-proof.ts")).versionProof(game, await versions());

export const client: LoadClient = async () => (await import("./client/sevens-client.tsx")).sevensClient;
