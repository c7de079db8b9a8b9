import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { IconButton } from "@parlour/web/ui/icon-button";
import ChevronDown from "lucide-react/icons/chevron-down";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { hideBalance, useHiddenBalance } from "../../parts/hidden-balance.ts";
import type { Player } from "../../parts/player.server.ts";
import { useBalances } from "../../parts/wallet.ts";
import { AnimatedAmount } from "./animated-amount.tsx";
import { balanceNames } from "./balance-names.ts";
import { formatBalance } from "./format-balance.ts";

const PANEL_ID = "wallet-panel";
const COVERED = "••••••";
/** Longer amounts use a smaller font on phones, to fit beside the logo. */
const SHORT_AMOUNT = 9;

/** The playable balance in the header; opens all twelve balances and the remaining limits. */
export function WalletButton({ player, children }: { player: Player; children?: ReactNode }) {
  const { t, language } = useTranslation();
  const balances = useBalances(player);
  const hidden = useHiddenBalance(player);
  if (balances === null) return null;
  const currency = balances[0]?.currency || player.currency;
  const playable = balances.find(({ type }) => type === "Playable")?.amount ?? 0;
  const spoken = hidden ? t("player.balanceHidden") : formatMoney(playable, currency, language);
  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL_ID}
        aria-label={t("player.balance", { amount: spoken })}
        className="flex min-h-11 min-w-0 items-center gap-2 rounded-control sm:shrink-0 border border-line bg-velvet px-3.5 font-semibold whitespace-nowrap transition-colors hover:border-field hover:bg-raised max-sm:px-2.5"
      >
        {/* While the displayed amount counts up, it differs from the label, which already contains the new
            amount. */}
        <span
          aria-hidden="true"
          className={spoken.length > SHORT_AMOUNT ? "truncate max-sm:text-sm" : "truncate"}
        >
          {hidden ? (
            COVERED
          ) : (
            <AnimatedAmount amount={playable} format={(amount) => formatMoney(amount, currency, language)} />
          )}
        </span>
        <ChevronDown size={16} aria-hidden="true" className="shrink-0 text-mist max-2xl:hidden" />
      </button>
      <span role="status" className="sr-only">
        {hidden ? "" : t("player.balance", { amount: spoken })}
      </span>
      <section
        id={PANEL_ID}
        popover="auto"
        aria-label={t("player.wallet")}
        className="wallet-menu rounded-tile border border-line bg-velvet p-4 text-ivory shadow-float"
      >
        <div className="-mt-1 -mr-2 mb-2 flex items-center justify-between gap-3">
          <h2 className="text-xl">{t("player.wallet")}</h2>
          <IconButton
            quiet
            label={t(hidden ? "player.showBalance" : "player.hideBalance")}
            icon={hidden ? <Eye size={20} aria-hidden="true" /> : <EyeOff size={20} aria-hidden="true" />}
            onClick={() => hideBalance(!hidden)}
          />
        </div>
        <dl className="divide-y divide-line/60">
          {balanceNames.map(([type, name]) => (
            <div key={type} className="flex items-baseline justify-between gap-4 py-2 first:text-md">
              <dt className="min-w-0 text-mist">{t(name)}</dt>
              <dd className="shrink-0 font-semibold">
                {hidden ? COVERED : formatBalance(balances, type, { currency, language })}
              </dd>
            </div>
          ))}
        </dl>
        {children}
        <div className="mt-2 flex flex-wrap justify-between gap-x-5">
          {[
            ["/account/cashier", t("player.cashier")],
            ["/account/history", t("player.history")],
          ].map(([path, name]) => (
            <Link
              key={path}
              to={path!}
              className="flex min-h-11 items-center font-semibold text-bright hover:text-ivory"
            >
              {name}
            </Link>
          ))}
        </div>
      </section>
    </>
  );
}
