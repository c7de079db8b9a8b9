import { handPayTable, sideBetPayTables, spotWords } from "../../kit/math/blackjack/table-pay-tables.ts";
import type { PayTable } from "../../kit/math/pay-table.ts";
import { blackjackRules } from "./rules.ts";

export const blackjackPayTables: PayTable[] = [
  handPayTable(blackjackRules.surrender),
  ...sideBetPayTables({ pairs: "games-blackjack.perfectPairs", poker: spotWords.poker }),
];
