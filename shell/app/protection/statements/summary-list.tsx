import type { Statement } from "@parlour/contracts/entities/statement";
import type { StatementLineKind } from "@parlour/contracts/enumerations";
import { formatMoney } from "@parlour/web/i18n/format-money";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { NetAmount } from "../../parts/round-money.tsx";
import { historyAddress } from "./statement-links.ts";

export const lineNames: Record<StatementLineKind, MessageKey> = {
  DEPOSITS: "statements.DEPOSITS",
  WITHDRAWALS: "statements.WITHDRAWALS",
  STAKES: "statements.STAKES",
  WINS: "statements.WINS",
  BONUSES: "statements.BONUSES",
  REWARDS: "statements.REWARDS",
  TRANSFERS: "statements.TRANSFERS",
  COMMISSION: "statements.COMMISSION",
  TIPS: "statements.TIPS",
  ADJUSTMENTS: "statements.ADJUSTMENTS",
};

/** Kinds of lines that most players never have. They are shown only if they are not zero. */
const rare: ReadonlySet<StatementLineKind> = new Set([
  "REWARDS",
  "TRANSFERS",
  "COMMISSION",
  "TIPS",
  "ADJUSTMENTS",
]);

/** The lines from the opening to the closing balance; each links to its transactions. */
export function SummaryList({ statement }: { statement: Statement }) {
  const { t, language } = useTranslation();
  const { currency, lines } = statement;
  const shown = lines.filter(({ kind, amount, count }) => !rare.has(kind) || amount !== 0 || count !== 0);
  return (
    <>
      <dl className="grid">
        <Row label={t("statements.opening")} strong>
          {formatMoney(statement.opening, currency, language)}
        </Row>
        {shown.map(({ kind, amount }) => (
          <Row
            key={kind}
            label={
              amount === 0 ? (
                t(lineNames[kind])
              ) : (
                <Link
                  to={historyAddress(statement, kind)}
                  aria-label={t("statements.history", { line: t(lineNames[kind]) })}
                  className="touch-target inline-flex items-center gap-1 text-bright hover:text-ivory"
                >
                  {t(lineNames[kind])}
                  <ChevronRight size={16} aria-hidden="true" />
                </Link>
              )
            }
          >
            <NetAmount amount={amount} currency={currency} />
          </Row>
        ))}
        <Row label={t("statements.closing")} strong>
          {formatMoney(statement.closing, currency, language)}
        </Row>
        <Row label={t("statements.net")}>
          <NetAmount amount={statement.net} currency={currency} />
        </Row>
      </dl>
      <p className="mt-2 text-sm text-mist">{t("statements.balanceNote")}</p>
    </>
  );
}

/** All deposits and withdrawals since the account was opened. */
export function LifetimeList({ statement: { lifetime, currency } }: { statement: Statement }) {
  const { t, language } = useTranslation();
  return (
    <dl className="grid">
      <Row label={t("statements.DEPOSITS")}>{formatMoney(lifetime.deposits, currency, language)}</Row>
      <Row label={t("statements.WITHDRAWALS")}>{formatMoney(lifetime.withdrawals, currency, language)}</Row>
      <Row label={t("statements.netDeposits")} strong>
        {formatMoney(lifetime.net, currency, language)}
      </Row>
    </dl>
  );
}

function Row({
  label,
  strong = false,
  children,
}: {
  label: ReactNode;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={`flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line/70 py-2 last:border-0 ${strong ? "font-semibold" : ""}`}
    >
      <dt className="wrap-anywhere">{label}</dt>
      <dd className="ml-auto text-right tabular-nums">{children}</dd>
    </div>
  );
}
