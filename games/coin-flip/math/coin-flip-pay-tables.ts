import type { PayTable } from "../../kit/math/pay-table.ts";
import { stepPayTables } from "../../kit/math/step-pay-tables.ts";
import { coinFlipPays } from "./coin-flip.ts";

export const coinFlipPayTables: PayTable[] = stepPayTables({ word: "games-steps.streak" }, [
  { name: { word: "games.payout" }, pays: coinFlipPays },
]);
