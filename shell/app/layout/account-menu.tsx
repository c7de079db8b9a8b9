import { useTranslation } from "@parlour/web/i18n/translation-context";
import { iconButtonClass } from "@parlour/web/ui/icon-button";
import User from "lucide-react/icons/user";
import { Link } from "react-router";
import type { RegionBlock } from "../content/block-types.ts";
import { ContentIcon } from "../content/content-icon.tsx";
import { findMenu } from "./menu-items.ts";

const MENU_ID = "account-menu";

/** What a signed-in player finds behind the figure in the header. */
export function AccountMenu({ blocks }: { blocks: readonly RegionBlock[] }) {
  const { t } = useTranslation();
  const items = findMenu(blocks, "main");
  if (items.length === 0) return null;
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        aria-label={t("shell.account")}
        className={iconButtonClass()}
      >
        <User size={20} aria-hidden="true" />
      </button>
      <nav
        id={MENU_ID}
        popover="auto"
        aria-label={t("shell.account")}
        className="hanging-menu min-w-60 rounded-tile border border-line bg-velvet p-1.5 text-ivory shadow-float"
      >
        <ul>
          {items.map((item) => (
            <li key={item.href}>
              <Link
                to={item.href}
                className="flex min-h-11 items-center gap-3 rounded-chip px-3 text-mist hover:bg-raised hover:text-ivory"
              >
                <ContentIcon name={item.icon} />
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
