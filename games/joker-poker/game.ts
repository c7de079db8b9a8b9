import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1613",
  slug: "joker-poker",
  title: "Joker Poker",
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

export const math: LoadMath = async () => (await import("./math/joker-poker.ts")).jokerPoker;

export { pastMaths } from "./math/past-maths.ts";

export const payTables: LoadPayTables = async () => {
  const { videoPokerPayTables } = await import("../kit/math/video-poker-pay-tables.ts");
  return videoPokerPayTables((await import("./math/joker-poker.ts")).jokerPays);
};

export const proof: LoadProof = async () => (await import("./math/joker-poker-proof.ts")).jokerPokerProof;

export const client: LoadClient = async () =>
  (await import("./client/joker-poker-client.tsx")).jokerPokerClient;
