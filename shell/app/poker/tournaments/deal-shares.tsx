import { useTranslation } from "@parlour/web/i18n/translation-context";

type Share = { name: string; isYou: boolean; amount: number; hasAccepted?: boolean };

type DealSharesProps = {
  shares: readonly Share[];
  rest: number;
  money: (amount: number) => string;
};

/** Each player's share, and the amount left for the winner. */
export function DealShares({ shares, rest, money }: DealSharesProps) {
  const { t } = useTranslation();
  return (
    <ul className="grid gap-1 text-sm">
      {shares.map(({ name, isYou, amount, hasAccepted }) => (
        <li key={name} className="flex justify-between gap-3">
          <span className="truncate">
            {name}
            {isYou ? ` (${t("poker.you")})` : ""}
            {hasAccepted ? <span className="text-gain"> · {t("poker.dealHasAccepted")}</span> : null}
          </span>
          <span className="font-semibold text-bright tabular-nums">{money(amount)}</span>
        </li>
      ))}
      {rest > 0 ? (
        <li className="flex justify-between gap-3 border-t border-line pt-1">
          <span>{t("poker.dealForWinner")}</span>
          <span className="font-semibold text-bright tabular-nums">{money(rest)}</span>
        </li>
      ) : null}
    </ul>
  );
}
