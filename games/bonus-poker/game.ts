import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1611",
  slug: "bonus-poker",
  title: "Bonus Poker",
  catalogue: {
    channel: "casino",
    category: "video-poker",
    subCategory: null,
    badge: "new",
    addedAt: "2026-11-17",
  },
  features: ["decisions"],
  mathsVersion: 2,
};

export const math: LoadMath = async () => (await import("./math/bonus-poker.ts")).bonusPoker;

export { pastMaths } from "./math/past-maths.ts";

export const payTables: LoadPayTables = async () => {
  const { videoPokerPayTables } = await import("../kit/math/video-poker-pay-tables.ts");
  return videoPokerPayTables((await import("./math/bonus-poker.ts")).bonusPays);
};

export const proof: LoadProof = async () => (await import("./math/bonus-poker-proof.ts")).bonusPokerProof;

export const client: LoadClient = async () =>
  (await import("./client/bonus-poker-client.tsx")).bonusPokerClient;
