import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Avatar } from "@parlour/web/ui/avatar";
import ChevronRight from "lucide-react/icons/chevron-right";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LogOut from "lucide-react/icons/log-out";
import { Link, useLocation } from "react-router";
import { AccountAlerts } from "../identity/account/account-alerts.tsx";
import { listSections } from "../identity/account/account-sections.ts";
import { useLogOut } from "../identity/account/use-log-out.ts";
import type { Account } from "../parts/account.server.ts";
import { TierEmblem } from "../rewards/loyalty/tier-emblem.tsx";
import { type TierLook, tierOf } from "../rewards/loyalty/use-loyalty.ts";
import { UnreadBadge } from "../site/messages/unread-badge.tsx";
import { useSite } from "../use-site.ts";

const rowClass =
  "flex min-h-13 items-center gap-3.5 rounded-control px-3 font-medium text-mist transition-colors hover:bg-raised hover:text-ivory aria-[current=page]:bg-raised aria-[current=page]:text-ivory aria-[current=page]:shadow-[inset_3px_0_0_var(--color-brass)]";

/** The sidebar of the account pages: name, alerts and navigation. */
export function AccountSide({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { player } = useSite();
  const { pathname } = useLocation();
  const currentAt = (path: string) => (pathname === path ? "page" : undefined);
  const { busy, logOut } = useLogOut();
  const sections = listSections({
    hasWallet: player?.balances != null,
    hasLoyalty: player?.hasLoyalty ?? false,
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <section
        aria-label={t("account.title")}
        className="rounded-panel border border-line bg-velvet p-[18px]"
      >
        <div className="flex items-center gap-4">
          <Avatar name={account.name} size="lg" />
          <div className="min-w-0">
            <p className="truncate font-display text-2xl">{account.name}</p>
            <p className="truncate text-sm text-mist">{account.profile.email}</p>
            {account.loyalty && !account.loyalty.excluded ? (
              <TierLine tier={tierOf(account.loyalty)} showsEmblem={account.showsTierEmblem} />
            ) : null}
          </div>
        </div>
      </section>
      <AccountAlerts account={account} />
      <nav aria-label={t("account.sections")} className="rounded-panel border border-line bg-velvet p-2">
        <ul>
          <li className="max-lg:hidden">
            <Link to="/account" aria-current={currentAt("/account")} className={rowClass}>
              <LayoutDashboard size={20} aria-hidden="true" className="text-brass" />
              {t("player.overview")}
            </Link>
          </li>
          {sections.map(({ path, title, icon: Icon, counts }) => (
            <li key={path}>
              <Link to={path} aria-current={currentAt(path)} className={rowClass} prefetch="intent">
                <Icon size={20} aria-hidden="true" className="text-brass" />
                <span className="flex-1">{t(title)}</span>
                {counts && player ? <UnreadBadge player={player} /> : null}
                <ChevronRight size={18} aria-hidden="true" className="lg:hidden" />
              </Link>
            </li>
          ))}
        </ul>
        <button
          type="button"
          aria-busy={busy || undefined}
          disabled={!logOut}
          onClick={logOut}
          className={`${rowClass} mt-2 w-full border-t border-line text-left`}
        >
          <LogOut size={20} aria-hidden="true" className="text-brass" />
          {t("player.logOut")}
        </button>
      </nav>
    </div>
  );
}

function TierLine({ tier, showsEmblem }: { tier: TierLook; showsEmblem: boolean }) {
  const { t } = useTranslation();
  return (
    <Link
      to="/account/loyalty"
      className="touch-target mt-1.5 inline-flex items-center gap-2 text-sm font-semibold text-bright hover:text-ivory"
    >
      {showsEmblem ? <TierEmblem rank={tier.rank} colour={tier.colour} className="size-6" /> : null}
      <span className="sr-only">{t("player.tierName")} </span>
      {tier.name}
    </Link>
  );
}
