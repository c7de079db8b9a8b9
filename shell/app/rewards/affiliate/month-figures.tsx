import type { AffiliateStatement } from "@parlour/contracts/entities/affiliate";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import Coins from "lucide-react/icons/coins";
import MousePointerClick from "lucide-react/icons/mouse-pointer-click";
import UserPlus from "lucide-react/icons/user-plus";
import Wallet from "lucide-react/icons/wallet";

/** The figures of the current month; on phones in two columns without icons. */
export function MonthFigures({ statements }: { statements: readonly AffiliateStatement[] }) {
  const { t, language } = useTranslation();
  // The affiliate's own currency comes first, then the other currencies of the month.
  const [own] = statements;
  if (!own) return null;
  const { clicks, joins, firstDeposits } = own;
  const commission = statements
    .filter(({ month, payout, commission }) => month === own.month && (payout === "WALLET" || commission > 0))
    .map((statement) => formatMoney(statement.commission, statement.currency, language))
    .join(" + ");
  const figures = [
    { label: t("affiliate.clicks"), value: clicks, Icon: MousePointerClick },
    { label: t("affiliate.joins"), value: joins, Icon: UserPlus },
    { label: t("affiliate.firstDeposits"), value: firstDeposits, Icon: Wallet },
    { label: t("affiliate.commission"), value: commission, Icon: Coins },
  ];
  return (
    <section aria-label={t("affiliate.thisMonth")}>
      <h2 className="mb-3 text-xl">{t("affiliate.thisMonth")}</h2>
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        {figures.map(({ label, value, Icon }) => (
          <li
            key={label}
            className="flex items-center gap-4 rounded-tile border border-line bg-velvet px-4 py-4 md:px-5"
          >
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-brass max-sm:hidden"
            >
              <Icon size={20} />
            </span>
            <span className="min-w-0">
              <span className="block text-sm text-mist">{label}</span>
              <span className="block text-lg font-semibold tabular-nums">{value}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
