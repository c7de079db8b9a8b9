import type { BalanceType } from "@parlour/contracts/enumerations";
import { formatMoney } from "@parlour/web/i18n/format-money";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Link } from "react-router";
import { useHiddenBalance } from "../../parts/hidden-balance.ts";
import type { Player } from "../../parts/player.server.ts";
import { useBalances } from "../../parts/wallet.ts";
import { AnimatedAmount } from "./animated-amount.tsx";
import { formatBalance } from "./format-balance.ts";

const COVERED = "••••••";
const lines: readonly (readonly [BalanceType, MessageKey])[] = [
  ["Unlocked", "player.unlocked"],
  ["Bonus", "player.bonus"],
  ["Locked", "player.locked"],
  ["PendingWithdrawal", "player.pendingWithdrawal"],
  ["Withdrawable", "player.withdrawable"],
];

export function WalletPanel({ player }: { player: Player }) {
  const { t, language } = useTranslation();
  const balances = useBalances(player);
  const hidden = useHiddenBalance(player);
  if (balances === null) return null;
  const currency = balances[0]?.currency || player.currency;
  const playable = balances.find(({ type }) => type === "Playable")?.amount ?? 0;
  return (
    <section
      aria-label={t("player.wallet")}
      className="relative overflow-hidden rounded-panel border border-line bg-velvet p-[18px] md:p-[26px]"
    >
      <div
        aria-hidden="true"
        className="deco-backdrop pointer-events-none absolute inset-x-0 top-0 h-28 opacity-60 [mask-image:linear-gradient(115deg,transparent_35%,#000),linear-gradient(#000_40%,transparent)] [mask-composite:intersect]"
      />
      <p className="text-sm text-mist">{t("player.playable")}</p>
      <p className="mb-4 font-display text-[clamp(1.75rem,9.5vw,3rem)] leading-tight wrap-anywhere">
        {hidden ? (
          COVERED
        ) : (
          <AnimatedAmount amount={playable} format={(amount) => formatMoney(amount, currency, language)} />
        )}
      </p>
      <KeyValueList
        items={lines.map(([type, name]) => ({
          label: t(name),
          value: hidden ? COVERED : formatBalance(balances, type, { currency, language }),
        }))}
      />
      {["Locked", "Bonus"].some((type) => balances.some((one) => one.type === type && one.amount > 0)) ? (
        <p className="mt-3 text-sm text-mist">
          {t("player.lockedNote")}{" "}
          <Link to="/account/bonuses" className="font-semibold text-bright hover:text-ivory">
            {t("player.bonuses")}
          </Link>
        </p>
      ) : null}
    </section>
  );
}
