import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { iconButtonClass } from "@parlour/web/ui/icon-button";
import LogOut from "lucide-react/icons/log-out";
import Plus from "lucide-react/icons/plus";
import User from "lucide-react/icons/user";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { type AccountSection, listSections } from "../identity/account/account-sections.ts";
import { useLogOut } from "../identity/account/use-log-out.ts";
import { WalletButton } from "../money/wallet/wallet-button.tsx";
import type { RegionBlock } from "../parts/block-types.ts";
import { ContentIcon } from "../parts/content-icon.tsx";
import type { Player } from "../parts/player.server.ts";
import { SharedPart } from "../parts/shared-part.tsx";
import { RemainingLimits } from "../protection/limits/remaining-limits.tsx";
import { MessageBell } from "../site/messages/message-bell.tsx";
import { UnreadBadge } from "../site/messages/unread-badge.tsx";
import { findMenu } from "./menu-items.ts";

const MENU_ID = "account-menu";
const itemClass =
  "flex min-h-11 w-full items-center gap-3 rounded-chip px-3 text-left text-mist hover:bg-raised hover:text-ivory";

/** The signed-in part of the header: balance, messages and account menu. */
export default function PlayerHeader({ player, menu }: { player: Player; menu: readonly RegionBlock[] }) {
  const { t } = useTranslation();
  const { logOut } = useLogOut();
  const { hasLoyalty } = player;
  const hasWallet = player.balances !== null;
  const sections = listSections({ hasWallet, hasLoyalty });
  /**
   * The index of the section in the account menu that shows the number of unread messages. All other sections are the
   * same for every player.
   */
  const countsAt = sections.findIndex(({ counts }) => counts);
  return (
    <>
      <WalletButton player={player}>
        <RemainingLimits player={player} />
      </WalletButton>
      {player.canDeposit && player.balances !== null ? (
        <Link
          to="/account/cashier/deposit"
          aria-label={t("player.deposit")}
          className={`${buttonClass({ variant: "primary" })} max-sm:px-3`}
        >
          <Plus size={20} aria-hidden="true" />
          <span className="max-md:hidden">{t("player.deposit")}</span>
        </Link>
      ) : null}
      {/* On phones there is no room for the bell, so the account button shows the unread count instead. */}
      <MessageBell player={player} className="max-md:hidden" />
      <button type="button" popoverTarget={MENU_ID} className={iconButtonClass()}>
        <User size={20} aria-hidden="true" />
        <span className="sr-only">{t("shell.account")}</span>
        <span className="absolute -top-1.5 -right-1.5 flex md:hidden">
          <UnreadBadge player={player} />
        </span>
      </button>
      <nav
        id={MENU_ID}
        popover="auto"
        aria-label={t("shell.account")}
        className="hanging-menu min-w-64 rounded-tile border border-line bg-velvet p-1.5 text-ivory shadow-float"
      >
        <Link to="/account" className="block rounded-chip px-3 py-2.5 hover:bg-raised">
          <span className="block font-semibold wrap-anywhere">{player.name}</span>
          <span className="block text-sm text-mist">{t("player.overview")}</span>
        </Link>
        <ul className="mt-1.5 border-t border-line pt-1.5">
          <SharedPart of={[hasWallet, hasLoyalty]}>
            {sections.slice(0, countsAt).map((section) => (
              <SectionItem key={section.path} section={section} />
            ))}
          </SharedPart>
          {sections.slice(countsAt, countsAt + 1).map((section) => (
            <SectionItem key={section.path} section={section}>
              <UnreadBadge player={player} />
            </SectionItem>
          ))}
          <SharedPart of={[hasWallet, hasLoyalty, menu]}>
            {sections.slice(countsAt + 1).map((section) => (
              <SectionItem key={section.path} section={section} />
            ))}
            {findMenu(menu, "main").map((item) => (
              <li key={item.href}>
                <Link to={item.href} className={itemClass}>
                  <ContentIcon name={item.icon} />
                  {item.label}
                </Link>
              </li>
            ))}
          </SharedPart>
        </ul>
        <button
          type="button"
          disabled={!logOut}
          onClick={logOut}
          className={`${itemClass} mt-1.5 border-t border-line`}
        >
          <LogOut size={20} aria-hidden="true" />
          {t("player.logOut")}
        </button>
      </nav>
    </>
  );
}

function SectionItem({ section, children }: { section: AccountSection; children?: ReactNode }) {
  const { t } = useTranslation();
  const { path, title, icon: Icon } = section;
  return (
    <li>
      <Link to={path} className={itemClass}>
        <Icon size={20} aria-hidden="true" />
        <span className="flex-1">{t(title)}</span>
        {children}
      </Link>
    </li>
  );
}
