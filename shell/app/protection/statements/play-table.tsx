import type { Statement } from "@parlour/contracts/entities/statement";
import { formatMoney } from "@parlour/web/i18n/format-money";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { type Column, DataTable } from "@parlour/web/ui/data-table";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { Link } from "react-router";
import { NetAmount } from "../../parts/round-money.tsx";
import { historyAddress, playAddress } from "./statement-links.ts";

const verticalNames: Readonly<Record<string, MessageKey>> = {
  casino: "statements.casino",
  sports: "statements.sports",
  horses: "statements.horses",
  poker: "statements.poker",
};

type Play = { key: string; name: string; href: string; isVertical: boolean } & Omit<
  Statement["verticals"][number]["products"][number],
  "id" | "name"
>;

/** Stakes and wins by vertical, and within each by game; each line links to its rounds or bets. */
export function PlayTable({ statement }: { statement: Statement }) {
  const { t, language } = useTranslation();
  const { currency } = statement;
  const rows = statement.verticals.flatMap(({ vertical, products, ...play }): Play[] => [
    {
      ...play,
      key: vertical,
      name: t(verticalNames[vertical] ?? "statements.other"),
      href: historyAddress(statement, "STAKES"),
      isVertical: true,
    },
    ...products.map(({ id, ...product }) => ({
      ...product,
      key: `${vertical} ${id}`,
      href: playAddress(statement, vertical, id),
      isVertical: false,
    })),
  ]);
  const money = (amount: number) => formatMoney(amount, currency, language);
  const columns: Column<Play>[] = [
    {
      key: "name",
      header: t("statements.name"),
      cell: ({ name, href, isVertical }) => (
        <Link
          to={href}
          aria-label={t("statements.rounds", { name })}
          className={
            isVertical
              ? "touch-target font-semibold hover:text-bright"
              : "touch-target text-bright hover:text-ivory md:pl-4"
          }
        >
          {name}
        </Link>
      ),
    },
    {
      key: "bets",
      header: t("statements.bets"),
      align: "end",
      cell: ({ bets }) => bets.toLocaleString(language),
    },
    { key: "stakes", header: t("statements.STAKES"), align: "end", cell: ({ stakes }) => money(stakes) },
    { key: "wins", header: t("statements.WINS"), align: "end", cell: ({ wins }) => money(wins) },
    {
      key: "net",
      header: t("statements.netShort"),
      align: "end",
      cell: ({ net }) => <NetAmount amount={net} currency={currency} />,
    },
  ];
  return (
    <DataTable
      caption={t("statements.byGame")}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      empty={<EmptyState title={t("statements.noPlay")}>{t("statements.noPlayText")}</EmptyState>}
    />
  );
}
