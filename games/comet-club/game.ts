import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1410",
  slug: "comet-club",
  title: "Comet Club",
  catalogue: {
    channel: "casino",
    category: "slots",
    subCategory: "jackpots",
    badge: "jackpot",
    addedAt: "2026-08-03",
  },
  features: ["free-spins", "jackpots"],
  stakeUnit: 25,
};

const slot = async () => (await import("./math/comet-club.ts")).cometClub;

export const math: LoadMath = async () =>
  (await import("../kit/math/slots/slot-game.ts")).slotGame(await slot());

export const payTables: LoadPayTables = async () =>
  (await import("../kit/math/slots/slot-pay-tables.ts")).slotPayTables(await slot());

export const proof: LoadProof = async () =>
  (await import("../kit/math/slots/slot-proof.ts")).slotProof(await slot());

export const client: LoadClient = async () =>
  (await import("./client/comet-club-client.tsx")).cometClubClient;
