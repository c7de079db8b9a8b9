import type { CASE_KINDS, CaseEvidence, WholeCase } from "@parlour/contracts/entities/case";
import type { CasePayment } from "@parlour/rules/case-rules";
import { formatAmount } from "@parlour/rules/currency";
import { minorUnitsOf } from "@parlour/rules/money";
import type { Player } from "../../../kit/ports/players.ts";

type Report = {
  reportId: string;
  one: WholeCase;
  evidence: readonly CaseEvidence[];
  player: Pick<
    Player,
    | "id"
    | "firstName"
    | "lastName"
    | "birthDate"
    | "email"
    | "phonePrefix"
    | "phone"
    | "countryCode"
    | "subdivision"
  >;
  /** The player's payments of the last year. */
  payments: readonly CasePayment[];
  grounds: string;
  operatorName: string;
  at: Date;
};

const kindNames: Record<(typeof CASE_KINDS)[number], string> = {
  HARM: "Player protection",
  AML: "Money laundering",
  FRAUD: "Fraud",
  CHARGEBACK: "Chargeback",
  COMPLAINT: "Complaint",
};

/**
 * Writes a suspicious-activity report as a page to print: who, what, when, how much, why and on which evidence. The
 * page refers to no other files, so that it still looks the same in ten years.
 */
export function reportPage(report: Report): string {
  const { reportId, one, player, payments, grounds, operatorName, at } = report;
  const moment = (time: string | Date) =>
    `${new Date(time).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const money = (amount: number, currency: string) =>
    formatAmount(minorUnitsOf(amount, currency), currency, "en");
  const facts: [string, string][] = [
    ["Report", reportId],
    ["Case", `${one.id}, ${kindNames[one.kind]}`],
    ["Opened", `${moment(one.openedAt)} by ${one.openedBy ?? `the rule ${one.rule}`}`],
    ["Reported by", operatorName],
    ["Reported at", moment(at)],
  ];
  const subject: [string, string][] = [
    ["Name", `${player.firstName} ${player.lastName}`],
    ["Date of birth", player.birthDate],
    ["Account", player.id],
    ["Email", player.email],
    ["Phone", `${player.phonePrefix} ${player.phone}`],
    ["Residence", [player.countryCode, player.subdivision].filter(Boolean).join(", ")],
  ];
  const evidence = report.evidence.map(({ type, ref, text, currency, amount, at: found }) => [
    type.toLowerCase(),
    ref,
    text,
    amount === null || currency === null ? "" : money(amount, currency),
    moment(found),
  ]);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Suspicious-activity report ${escapeText(reportId)}</title>
<style>
body { font: 14px/1.5 system-ui, sans-serif; color: #111; max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; } th, td { border-bottom: 1px solid #bbb; padding: 0.3rem 0.6rem 0.3rem 0;
text-align: left; vertical-align: top; overflow-wrap: anywhere; } th[scope="row"] { width: 11rem; font-weight: 600; }
p.grounds { white-space: pre-wrap; } .mark { font-weight: 600; }
</style>
</head>
<body>
<p class="mark">Confidential. The player must not learn of this report.</p>
<h1>Suspicious-activity report</h1>
${list(facts)}
<h2>Subject</h2>
${list(subject)}
<h2>Activity</h2>
<ul>${one.reasons.map(({ text, code }) => `<li>${escapeText(text)} (${escapeText(code)})</li>`).join("")}</ul>
<h2>Payments in the last 12 months</h2>
${table(["Payments", "Number", "Total"], sumsOf(payments))}
<h2>Grounds for suspicion</h2>
<p class="grounds">${escapeText(grounds)}</p>
<h2>Evidence</h2>
${table(["Type", "Reference", "What", "Amount", "Found"], evidence)}
<h2>Decision</h2>
<p>Reported by ${escapeText(operatorName)} at ${moment(at)}. Withdrawals are ${one.holdsWithdrawals ? "held" : "not held"}.</p>
</body>
</html>
`;
}

function sumsOf(payments: readonly CasePayment[]): string[][] {
  const groups = Map.groupBy(payments, ({ kind, currency }) => `${kind} ${currency}`);
  return [...groups].map(([name, some]) => {
    const total = some.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    const label = name.startsWith("DEPOSIT") ? "Deposits" : "Withdrawals";
    return [label, String(some.length), formatAmount(total, some[0]!.currency, "en")];
  });
}

function list(rows: readonly (readonly [string, string])[]): string {
  const cells = rows.map(
    ([name, value]) => `<tr><th scope="row">${name}</th><td>${escapeText(value)}</td></tr>`,
  );
  return `<table>${cells.join("")}</table>`;
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "<p>None.</p>";
  const head = header.map((text) => `<th scope="col">${text}</th>`).join("");
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeText(cell)}</td>`).join("")}</tr>`);
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}
