import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1307",
  slug: "sic-bo",
  title: "Auto Sic Bo",
  catalogue: {
    channel: "live-casino",
    category: "live-tables",
    subCategory: "dice",
    badge: "live",
    addedAt: "2026-11-16",
  },
  features: ["shared-round"],
  decidedBy: ["dice"],
};

export const math: LoadMath = async () => (await import("./math/sic-bo-table.ts")).sicBoTable;

export const payTables: LoadPayTables = async () =>
  (await import("./math/sic-bo-pay-tables.ts")).sicBoPayTables;

export const proof: LoadProof = async () => (await import("./math/sic-bo-proof.ts")).sicBoProof;

export const client: LoadClient = async () => (await import("./client/sic-bo-client.tsx")).sicBoClient;
