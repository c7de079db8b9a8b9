import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1603",
  slug: "red-dog",
  title: "Red Dog",
  catalogue: {
    channel: "casino",
    category: "table-games",
    subCategory: "cards",
    badge: "new",
    addedAt: "2026-11-17",
  },
  features: ["decisions"],
};

export const math: LoadMath = async () => (await import("./math/red-dog.ts")).redDog;

export const payTables: LoadPayTables = async () =>
  (await import("./math/red-dog-pay-tables.ts")).redDogPayTables;

export const proof: LoadProof = async () => (await import("./math/red-dog-proof.ts")).redDogProof;

export const client: LoadClient = async () => (await import("./client/red-dog-client.tsx")).redDogClient;
