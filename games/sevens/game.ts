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
};

const slot = async () => (await import("./math/sevens.ts")).sevens;

export const math: LoadMath = async () =>
  (await import("../kit/math/slots/slot-game.ts")).slotGame(await slot());

export const payTables: LoadPayTables = async () =>
  (await import("../kit/math/slots/slot-pay-tables.ts")).slotPayTables(await slot());

export const proof: LoadProof = async () =>
  (await import("../kit/math/slots/slot-proof.ts")).slotProof(await slot());

export const client: LoadClient = async () => (await import("./client/sevens-client.tsx")).sevensClient;
