import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1102",
  slug: "deuces-wild",
  title: "Deuces Wild",
  catalogue: {
    channel: "casino",
    category: "video-poker",
    subCategory: null,
    badge: "exclusive",
    addedAt: "2026-04-06",
  },
  features: ["decisions"],
  mathsVersion: 4,
  variants: [
    { name: "not-so-ugly", title: "Not So Ugly", mathsVersion: 4 },
    { name: "illinois", title: "Illinois", mathsVersion: 5 },
    { name: "full-pay", title: "Full Pay", mathsVersion: 6 },
  ],
};

export const math: LoadMath = async () => (await import("./math/deuces-wild.ts")).deucesWild;

export { pastMaths } from "./math/past-maths.ts";

export const payTables: LoadPayTables = async (mathsVersion) => {
  const { videoPokerPayTables } = await import("../kit/math/video-poker-pay-tables.ts");
  const { deucesPaysOf } = await import("./math/deuces-wild.ts");
  return videoPokerPayTables(deucesPaysOf(mathsVersion));
};

export const proof: LoadProof = async () => (await import("./math/deuces-wild-proof.ts")).deucesWildProof;

export const client: LoadClient = async () =>
  (await import("./client/deuces-wild-client.tsx")).deucesWildClient;
