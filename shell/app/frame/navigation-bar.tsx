import { arrangeNavigation } from "@parlour/rules/navigation";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Link, useLocation } from "react-router";
import type { MenuItem } from "../parts/block-types.ts";
import { findCurrentItem } from "./menu-items.ts";
import { useFittingItems } from "./use-fitting-items.ts";

const MORE_ID = "more-menu";
const placeClass =
  "flex min-h-11 items-center gap-1 rounded-chip px-3.5 font-medium whitespace-nowrap text-mist transition-colors hover:bg-raised hover:text-ivory aria-[current]:bg-raised aria-[current]:text-ivory aria-[current]:shadow-[inset_0_-2px_0_var(--color-brass)]";

/**
 * The channel navigation: at most five items, the rest under More. It takes the width that the balance leaves free, so
 * items that do not fit move under More too.
 */
export function NavigationBar({ items }: { items: readonly MenuItem[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const current = findCurrentItem(items, pathname);
  const bar = arrange(items);
  const { count, ...measured } = useFittingItems(bar.items.length, bar.more.length > 0);
  const more = [...bar.items.slice(count), ...bar.more];
  return (
    <nav
      ref={measured.bar}
      aria-label={t("shell.mainNavigation")}
      className="hidden min-w-0 flex-1 gap-1.5 xl:flex"
    >
      {/* Before the menu items are measured, those that do not fit wrap to a second line, which is hidden. */}
      <ul ref={measured.list} className="navigation-items flex h-11 min-w-0 flex-wrap gap-x-1.5 gap-y-3">
        {bar.items.map((item, at) => (
          <li key={item.href} className={at < count ? "" : "invisible absolute"}>
            <Link
              to={item.href}
              prefetch="intent"
              aria-current={item === current ? "page" : undefined}
              className={placeClass}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
      <div ref={measured.more} className={more.length > 0 ? "shrink-0" : "invisible absolute"}>
        <button
          type="button"
          popoverTarget={MORE_ID}
          aria-current={current && more.includes(current) ? "true" : undefined}
          className={placeClass}
        >
          {t("shell.more")}
          <ChevronDown size={16} aria-hidden="true" />
        </button>
        <ul
          id={MORE_ID}
          popover="auto"
          className="hanging-menu min-w-52 rounded-tile border border-line bg-velvet p-1.5 text-ivory shadow-float"
        >
          {more.map((item) => (
            <li key={item.href}>
              <Link
                to={item.href}
                aria-current={item === current ? "page" : undefined}
                className="flex min-h-11 items-center rounded-chip px-3 text-mist hover:bg-raised hover:text-ivory aria-[current]:text-bright"
              >
                {item.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function arrange(items: readonly MenuItem[]) {
  const ordinary = items.filter(({ position }) => position === undefined);
  const fixed = items.flatMap((item) =>
    item.position === undefined ? [] : [{ item, position: item.position }],
  );
  return arrangeNavigation(ordinary, fixed);
}
