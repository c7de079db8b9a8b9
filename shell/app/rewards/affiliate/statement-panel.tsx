import { exportAffiliateStatement } from "@parlour/contracts/calls/rewards/affiliates/export-affiliate-statement";
import type { AffiliateStatement } from "@parlour/contracts/entities/affiliate";
import type { AffiliateStatementState } from "@parlour/contracts/enumerations";
import { callAddress } from "@parlour/web/api/client";
import type { ListPage } from "@parlour/web/api/split-page";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { buttonClass } from "@parlour/web/ui/button";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Panel } from "@parlour/web/ui/panel";
import ChevronDown from "lucide-react/icons/chevron-down";
import Download from "lucide-react/icons/download";
import { useAccount } from "../../parts/account-context.ts";
import { PageLinks } from "../../parts/page-links.tsx";
import { StatementLines } from "./statement-lines.tsx";

const looks = {
  RUNNING: { tone: "quiet", word: "affiliate.running" },
  CLOSED: { tone: "brass", word: "affiliate.closed" },
  PAID: { tone: "gain", word: "affiliate.paid" },
} as const satisfies Record<AffiliateStatementState, object>;
const nothingDue = { tone: "quiet", word: "affiliate.nothingDue" } as const;

type StatementPanelProps = { page: ListPage<AffiliateStatement>; isFirstPage: boolean };

/** Monthly statements with the calculation of the commission. */
export function StatementPanel({ page, isFirstPage }: StatementPanelProps) {
  const { t } = useTranslation();
  return (
    <Panel title={t("affiliate.statements")}>
      <ul className="divide-y divide-line">
        {page.items.map((statement) => (
          <li key={statement.id}>
            <Statement statement={statement} />
          </li>
        ))}
      </ul>
      <PageLinks path="/account/affiliate" isFirstPage={isFirstPage} nextCursor={page.nextCursor} />
    </Panel>
  );
}

function Statement({ statement }: { statement: AffiliateStatement }) {
  const { t, language } = useTranslation();
  const { session } = useAccount();
  const { month, state, plan, currency } = statement;
  const isTransferred = statement.payout === "TRANSFER";
  // A month with a negative result is closed like any other, but pays nothing.
  const look = state === "CLOSED" && statement.commission === 0 ? nothingDue : looks[state];
  const money = (amount: number) => formatMoney(amount, currency, language);
  const name = new Intl.DateTimeFormat(languageTag(language), {
    year: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(new Date(`${month}-01T00:00:00Z`));
  const items = [
    ...(isTransferred
      ? []
      : [
          { label: t("affiliate.clicks"), value: statement.clicks },
          { label: t("affiliate.joins"), value: statement.joins },
          { label: t("affiliate.firstDeposits"), value: statement.firstDeposits },
        ]),
    { label: t("affiliate.netRevenue"), value: money(statement.netRevenue) },
    ...(plan.kind === "CPA" ? [] : [{ label: t("affiliate.share"), value: money(statement.share) }]),
    ...(isTransferred || (plan.kind === "REVENUE_SHARE" && statement.cpa === 0)
      ? []
      : [{ label: t("affiliate.cpa"), value: money(statement.cpa) }]),
    { label: t("affiliate.carriedIn"), value: money(statement.carriedIn) },
    { label: t("affiliate.carriedOut"), value: money(statement.carriedOut) },
    { label: t("affiliate.commission"), value: money(statement.commission), strong: true },
  ];
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-control py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 font-semibold first-letter:uppercase">
          {name}
          {isTransferred ? <span className="ml-2 text-sm font-normal text-mist">{currency}</span> : null}
        </span>
        <Badge tone={look.tone}>{t(look.word)}</Badge>
        <span className="min-w-20 text-right font-semibold tabular-nums">{money(statement.commission)}</span>
        <ChevronDown
          size={20}
          aria-hidden="true"
          className="shrink-0 text-mist transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid items-start gap-6 pt-2 pb-6 xl:grid-cols-[18rem_minmax(0,1fr)] xl:gap-10">
        <div className="grid content-start gap-5">
          <KeyValueList items={items} />
          {isTransferred ? (
            <p className="text-sm text-mist">{t("affiliate.byTransfer", { currency })}</p>
          ) : null}
          <a
            href={callAddress(exportAffiliateStatement, { session, params: { month } })}
            download
            className={buttonClass()}
          >
            <Download size={18} aria-hidden="true" />
            {t("affiliate.csv")}
          </a>
        </div>
        <StatementLines statement={statement} />
      </div>
    </details>
  );
}
