import type { LoadClient } from "../kit/client/game-client.ts";
import type { GameManifest, LoadMath, LoadPayTables, LoadProof } from "../kit/math/manifest.ts";

export const game: GameManifest = {
  id: "1004",
  slug: "baccarat",
  title: "Baccarat",
  catalogue: {
    channel: "casino",
    category: "table-games",
    subCategory: "cards",
    badge: null,
    addedAt: "2026-03-16",
  },
  features: [],
  stakeUnit: 20,
  variants: [
    { name: "commission", title: "5% commission", mathsVersion: 1 },
    { name: "no-commission", title: "No commission, banker six pays half", mathsVersion: 2 },
  ],
};

export const math: LoadMath = async () => (await import("./math/baccarat.ts")).baccarat;

export { pastMaths } from "./math/past-maths.ts";

export const payTables: LoadPayTables = async (mathsVersion = 1) => {
  const tables = await import("../kit/math/baccarat/baccarat-pay-tables.ts");
  const { bankerRuleOf } = await import("./math/banker-rule.ts");
  return bankerRuleOf(mathsVersion) === "commission"
    ? tables.baccaratPayTables
    : tables.noCommissionPayTables;
};

export const proof: LoadProof = async () => (await import("./math/baccarat-proof.ts")).baccaratProof;

export const client: LoadClient = async () => (await import("./client/baccarat-client.tsx")).baccaratClient;
