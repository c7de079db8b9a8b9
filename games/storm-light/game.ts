import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1711",
  slug: "storm-light",
  title: "Storm Light",
  catalogue: {
    channel: "casino",
    category: "slots",
    subCategory: "features",
    badge: "new",
    addedAt: "2026-11-17",
  },
  features: ["bonus-buy", "cascades", "free-spins", "ways"],
  stakeUnit: 40,
};

const slot = async () => (await import("./math/storm-light.ts")).stormLight;

export const math: LoadMath = async () =>
  (await import("../kit/math/slots/slot-game.ts")).slotGame(await slot());

export const payTables: LoadPayTables = async () =>
  (await import("../kit/math/slots/slot-pay-tables.ts")).slotPayTables(await slot());

export const proof: LoadProof = async () =>
  (await import("../kit/math/slots/slot-proof.ts")).slotProof(await slot());

export const client: LoadClient = async () =>
  (await import("./client/storm-light-client.tsx")).stormLightClient;
