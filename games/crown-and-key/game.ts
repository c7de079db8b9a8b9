import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1404",
  slug: "crown-and-key",
  title: "Crown & Key",
  catalogue: {
    channel: "casino",
    category: "slots",
    subCategory: "classics",
    badge: null,
    addedAt: "2026-04-20",
  },
  features: [],
  stakeUnit: 10,
};

const slot = async () => (await import("./math/crown-and-key.ts")).crownAndKey;

export const math: LoadMath = async () =>
  (await import("../kit/math/slots/slot-game.ts")).slotGame(await slot());

export const payTables: LoadPayTables = async () =>
  (await import("../kit/math/slots/slot-pay-tables.ts")).slotPayTables(await slot());

export const proof: LoadProof = async () =>
  (await import("../kit/math/slots/slot-proof.ts")).slotProof(await slot());

export const client: LoadClient = async () =>
  (await import("./client/crown-and-key-client.tsx")).crownAndKeyClient;
