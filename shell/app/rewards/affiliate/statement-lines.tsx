import type { AffiliateStatement, StatementLine } from "@parlour/contracts/entities/affiliate";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { type Column, DataTable } from "@parlour/web/ui/data-table";

const kinds = {
  CPA: "affiliate.lineCpa",
  CPA_TAKEN_BACK: "affiliate.lineCpaReversed",
  REVENUE_SHARE: "affiliate.lineShare",
} as const satisfies Record<StatementLine["kind"], string>;

/** Each line is one player, under an alias, and shows how many postings its base amount consists of. */
export function StatementLines({ statement }: { statement: AffiliateStatement }) {
  const { t, language } = useTranslation();
  const money = (amount: number) => formatMoney(amount, statement.currency, language);
  const columns: Column<StatementLine>[] = [
    { key: "player", header: t("affiliate.player"), cell: ({ player }) => player },
    { key: "for", header: t("affiliate.for"), cell: ({ kind }) => t(kinds[kind]) },
    {
      key: "basis",
      header: t("affiliate.basis"),
      align: "end",
      cell: ({ basis, basisCurrency, postings }) => (
        <>
          {formatMoney(basis, basisCurrency, language)}
          <span className="block text-sm text-mist">{t("affiliate.postings", { count: postings })}</span>
        </>
      ),
    },
    { key: "amount", header: t("affiliate.amount"), align: "end", cell: ({ amount }) => money(amount) },
  ];
  return (
    <DataTable
      caption={t("affiliate.lines")}
      columns={columns}
      rows={statement.lines}
      rowKey={({ kind, player }) => `${kind} ${player}`}
      empty={<p className="text-mist">{t("affiliate.noLines")}</p>}
    />
  );
}
