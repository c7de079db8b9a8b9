import type { Statement } from "@parlour/contracts/entities/statement";
import { precisionOf } from "@parlour/rules/currency";
import { decimalText } from "@parlour/rules/decimal-text";
import { minorUnitsOf } from "@parlour/rules/money";
import { formatCsv } from "../../../kit/csv.ts";
import type { StatementTexts } from "./texts.ts";
import { verticalName } from "./vertical-name.ts";

/** Formats a statement as one table: the balances and lines first, then the play of each vertical and game. */
export function formatStatementCsv(statement: Statement, texts: StatementTexts): string {
  const { currency, timeZone, from, to } = statement;
  const text = (amount: number) => decimalText(minorUnitsOf(amount, currency), precisionOf(currency));
  const columns = [
    texts.section,
    texts.name,
    texts.count,
    texts.stakes,
    texts.wins,
    `${texts.amount} (${currency})`,
  ];
  const period = `${from} – ${to} (${timeZone})`;
  const rows: (string | number | null)[][] = [
    [texts.balance, `${texts.opening}, ${from}`, null, null, null, text(statement.opening)],
    ...statement.lines.map(({ kind, amount, count }) => [
      texts.balance,
      texts.lines[kind],
      kind === "WINS" ? null : count,
      null,
      null,
      text(amount),
    ]),
    [texts.balance, `${texts.closing}, ${to}`, null, null, null, text(statement.closing)],
    [texts.play, `${texts.net}, ${period}`, null, null, null, text(statement.net)],
  ];
  for (const { vertical, products, ...play } of statement.verticals) {
    const name = verticalName(texts, vertical);
    rows.push([texts.play, name, play.bets, text(play.stakes), text(play.wins), text(play.net)]);
    for (const product of products) {
      rows.push([
        name,
        product.name,
        product.bets,
        text(product.stakes),
        text(product.wins),
        text(product.net),
      ]);
    }
  }
  return formatCsv(columns, rows);
}
