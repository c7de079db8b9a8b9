import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1101",
  slug: "jacks-or-better",
  title: "Jacks or Better",
  catalogue: {
    channel: "casino",
    category: "video-poker",
    subCategory: null,
    badge: null,
    addedAt: "2026-04-06",
  },
  features: ["decisions"],
  mathsVersion: 2,
};

export const math: LoadMath = async () => (await import("./math/jacks-or-better.ts")).jacksOrBetter;

export { pastMaths } from "./math/past-maths.ts";

export const payTables: LoadPayTables = async () => {
  const { videoPokerPayTables } = await import("../kit/math/video-poker-pay-tables.ts");
  return videoPokerPayTables((await import("./math/jacks-or-better.ts")).nineSixPays);
};

export const proof: LoadProof = async () =>
  (await import("./math/jacks-or-better-proof.ts")).jacksOrBetterProof;

export const client: LoadClient = async () =>
  (await import("./client/jacks-or-better-client.tsx")).jacksOrBetterClient;
