import { useTranslation } from "@parlour/web/i18n/translation-context";
import Menu from "lucide-react/icons/menu";
import { Link, useLocation } from "react-router";
import type { RegionBlock } from "../parts/block-types.ts";
import { ContentIcon } from "../parts/content-icon.tsx";
import { findCurrentItem, findMenu } from "./menu-items.ts";
import { MENU_SHEET_ID } from "./menu-sheet.tsx";

const placeClass =
  "flex min-w-0 flex-1 flex-col items-center justify-center gap-1 px-1 text-2xs text-mist aria-[current]:text-bright";

/** The bottom navigation of phones: the main channels and the menu. */
export function BottomBar({ header }: { header: readonly RegionBlock[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const items = findMenu(header, "bottomBar");
  const current = findCurrentItem(items, pathname);
  return (
    <nav
      aria-label={t("shell.bottomNavigation")}
      className="fixed inset-x-0 bottom-0 z-20 flex h-[calc(4.5rem+env(safe-area-inset-bottom))] border-t border-line bg-velvet pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {items.map((item) => (
        <Link
          key={item.href}
          to={item.href}
          aria-current={item === current ? "page" : undefined}
          className={placeClass}
        >
          <ContentIcon name={item.icon} />
          <span className="max-w-full truncate">{item.label}</span>
        </Link>
      ))}
      <button type="button" popoverTarget={MENU_SHEET_ID} className={placeClass}>
        <Menu size={20} aria-hidden="true" />
        {t("shell.menu")}
      </button>
    </nav>
  );
}
