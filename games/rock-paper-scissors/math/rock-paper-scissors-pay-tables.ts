import type { PayTable } from "../../kit/math/pay-table.ts";
import { stepPayTables } from "../../kit/math/step-pay-tables.ts";
import { handPays } from "./rock-paper-scissors.ts";

export const rockPaperScissorsPayTables: PayTable[] = stepPayTables({ word: "games-steps.streak" }, [
  { name: { word: "games.payout" }, pays: handPays },
]);
