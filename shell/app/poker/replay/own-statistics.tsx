import type { PokerStatistics } from "@parlour/contracts/entities/poker";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Panel } from "@parlour/web/ui/panel";

/** The player's statistics: rates such as hands raised before the flop, and the result at cash tables. */
export function OwnStatistics({ statistics }: { statistics: PokerStatistics }) {
  const { t, language } = useTranslation();
  const tag = languageTag(language);
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 0 });
  const rate = (value: number | null) => (value === null ? "–" : percent.format(value));
  const { days, hands, voluntary, raisedPreflop, wentToShowdown, wonAtShowdown, results } = statistics;
  const figures = [
    { label: t("poker.statsHands"), value: new Intl.NumberFormat(tag).format(hands) },
    { label: t("poker.statsVpip"), value: rate(voluntary) },
    { label: t("poker.statsPfr"), value: rate(raisedPreflop) },
    { label: t("poker.statsShowdown"), value: rate(wentToShowdown) },
    { label: t("poker.statsShowdownWon"), value: rate(wonAtShowdown) },
    ...results.map(({ currency, net }) => ({
      label: t("poker.statsNet"),
      value: `${net > 0 ? "+" : ""}${formatMoney(net, currency, language)}`,
    })),
  ];
  return (
    <Panel title={t("poker.stats")}>
      <p className="mb-4 text-sm text-mist">{t("poker.statsPeriod", { days })}</p>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
        {figures.map(({ label, value }) => (
          <div key={`${label}${value}`} className="grid content-between gap-1">
            <dt className="text-sm text-mist">{label}</dt>
            <dd className="font-display text-xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
