import type { ReportTable } from "@parlour/contracts/entities/report";
import { formatMessage } from "@parlour/rules/format-message";
import type english from "../../../../languages/en/office/server/letters.json";
import { readTexts } from "../../../kit/texts.ts";

const emails = readTexts<typeof english>("office", "letters");
/** The console is in English only, and so are its e-mails. */
const language = "en";

type Values = { name: string; report: string; from: string; to: string; link: string };

/** Writes the e-mail about a saved report: its totals, and a link to the full report, which requires a login. */
export function scheduledReportMessage(
  values: Values,
  table: ReportTable,
): { subject: string; text: string } {
  const { subject, text, noFigures } = emails.in(language).scheduledReport;
  const figures = summaryOf(table) || noFigures;
  return {
    subject: formatMessage(subject, language, values),
    text: formatMessage(text, language, { ...values, figures }),
  };
}

/** Lists the totals of a report, one per line. */
export function summaryOf({ columns, totals, rows, currency }: ReportTable): string {
  if (rows.length === 0) return "";
  return columns
    .flatMap(({ name, kind }, index) => {
      const total = totals[index];
      if (total === null || total === undefined) return [];
      const figure = total.toLocaleString(language, { maximumFractionDigits: 8 });
      return [`${name}: ${figure}${kind === "amount" ? ` ${currency}` : ""}`];
    })
    .join("\n");
}
