import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1704",
  slug: "star-atlas",
  title: "Star Atlas",
  catalogue: {
    channel: "casino",
    category: "slots",
    subCategory: "features",
    badge: "new",
    addedAt: "2026-11-17",
  },
  features: ["free-spins"],
  stakeUnit: 10,
  variants: [
    { name: "high", title: "High", mathsVersion: 1 },
    { name: "medium", title: "Medium", mathsVersion: 2 },
    { name: "low", title: "Low", mathsVersion: 3 },
  ],
};

const versions = async () => (await import("./math/star-atlas-versions.ts")).starAtlasVersions;

export const math: LoadMath = async () =>
  (await import("../kit/math/slots/slot-game.ts")).slotGame((await versions())[1]);

export { pastMaths } from "./math/past-maths.ts";

export const payTables: LoadPayTables = async (mathsVersion) =>
  (await import("../kit/math/slots/slot-pay-tables.ts")).versionPayTables(
    game,
    await versions(),
    mathsVersion,
  );

export const proof: LoadProof = async () =>
  (await import("../kit/math/slots/slot-proof.ts")).versionProof(game, await versions());

export const client: LoadClient = async () =>
  (await import("./client/star-atlas-client.tsx")).starAtlasClient;
