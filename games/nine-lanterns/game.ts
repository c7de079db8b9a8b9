import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1409",
  slug: "nine-lanterns",
  title: "Nine Lanterns",
  catalogue: {
    channel: "casino",
    category: "slots",
    subCategory: "features",
    badge: null,
    addedAt: "2026-08-03",
  },
  features: ["cascades", "free-spins"],
  stakeUnit: 20,
};

const slot = async () => (await import("./math/nine-lanterns.ts")).nineLanterns;

export const math: LoadMath = async () =>
  (await import("../kit/math/slots/slot-game.ts")).slotGame(await slot());

export const payTables: LoadPayTables = async () =>
  (await import("../kit/math/slots/slot-pay-tables.ts")).slotPayTables(await slot());

export const proof: LoadProof = async () =>
  (await import("../kit/math/slots/slot-proof.ts")).slotProof(await slot());

export const client: LoadClient = async () =>
  (await import("./client/nine-lanterns-client.tsx")).nineLanternsClient;
