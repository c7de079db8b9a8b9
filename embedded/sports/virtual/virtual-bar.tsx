import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import { SiteLink } from "../../parts/site-link.tsx";
import { pathTo, VIRTUAL_ROOT } from "../paths.ts";
import { useSports } from "../sports-context.ts";

export function VirtualBar() {
  const { t } = useTranslation();
  const { place } = useSports();
  const places = [
    { path: VIRTUAL_ROOT, label: t("virtual.channels"), isCurrent: place.screen === "virtual" },
    {
      path: `${VIRTUAL_ROOT}/results`,
      label: t("virtual.results"),
      isCurrent: place.screen === "virtual-results",
    },
    { path: pathTo.myBets, label: t("sports.myBetsTitle"), isCurrent: false },
  ];
  return (
    <nav aria-label={t("virtual.title")}>
      <ul className="flex gap-1">
        {places.map(({ path, label, isCurrent }) => (
          <li key={path}>
            <SiteLink
              to={path}
              aria-current={isCurrent ? "page" : undefined}
              className={classNames(
                "flex min-h-11 items-center rounded-chip px-3 text-sm font-semibold whitespace-nowrap",
                isCurrent ? "bg-raised text-ivory" : "text-mist hover:text-ivory",
              )}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
