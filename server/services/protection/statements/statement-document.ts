import type { Statement } from "@parlour/contracts/entities/statement";
import { precisionOf, shownCurrency } from "@parlour/rules/currency";
import { decimalText } from "@parlour/rules/decimal-text";
import { formatMessage } from "@parlour/rules/format-message";
import { minorUnitsOf } from "@parlour/rules/money";
import type { PdfDocument, PdfRow } from "./pdf/pdf-document.ts";
import { type StatementTexts, statementTexts } from "./texts.ts";
import { verticalName } from "./vertical-name.ts";

/** Returns the statement as a document to print, in the player's language. */
export function statementDocument(
  statement: Statement,
  holder: { name: string; email: string; brand: string },
  language: string,
): PdfDocument {
  const texts = statementTexts.in(language);
  const { currency, timeZone } = statement;
  const shown = shownCurrency(currency).code;
  const digits = precisionOf(shown);
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const amount = (major: number) =>
    format.format(decimalText(minorUnitsOf(major, currency), digits) as Intl.StringNumericLiteral);
  const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const moment = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone });
  return {
    brand: holder.brand,
    title: texts.title,
    facts: [
      [texts.player, holder.name],
      ["", holder.email],
      [texts.period, `${day.format(new Date(statement.from))} – ${day.format(new Date(statement.to))}`],
      [texts.created, moment.format(new Date(statement.createdAt))],
      ["", formatMessage(texts.timeZone, language, { zone: timeZone })],
      [texts.currency, shown],
    ],
    tables: [
      {
        title: texts.summary,
        columns: [
          { text: "", width: 0 },
          { text: "", width: 150 },
        ],
        rows: [
          { cells: [texts.opening, amount(statement.opening)], look: "strong" },
          ...statement.lines.map(({ kind, amount: line }) => ({ cells: [texts.lines[kind], amount(line)] })),
          { cells: [texts.closing, amount(statement.closing)], look: "strong" },
          { cells: [texts.net, amount(statement.net)] },
        ],
      },
      {
        title: texts.byGame,
        columns: [
          { text: texts.name, width: 0 },
          { text: texts.count, width: 48 },
          { text: texts.stakes, width: 82 },
          { text: texts.wins, width: 82 },
          { text: texts.netShort, width: 82 },
        ],
        rows: playRows(statement, texts, amount),
      },
    ],
    note: texts.note,
    pageText: texts.page,
  };
}

function playRows(
  { verticals }: Statement,
  texts: StatementTexts,
  amount: (major: number) => string,
): PdfRow[] {
  if (verticals.length === 0) return [{ cells: [texts.noPlay] }];
  return verticals.flatMap(({ vertical, products, ...play }): PdfRow[] => [
    {
      cells: [
        verticalName(texts, vertical),
        `${play.bets}`,
        amount(play.stakes),
        amount(play.wins),
        amount(play.net),
      ],
      look: "strong",
    },
    ...products.map(
      ({ name, bets, stakes, wins, net }): PdfRow => ({
        cells: [name, `${bets}`, amount(stakes), amount(wins), amount(net)],
        look: "indented",
      }),
    ),
  ]);
}
