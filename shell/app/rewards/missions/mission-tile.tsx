import { useTranslation } from "@parlour/web/i18n/translation-context";
import ChevronRight from "lucide-react/icons/chevron-right";
import Target from "lucide-react/icons/target";
import { Link } from "react-router";

type MissionTileProps = { open: number; prizes: number };

/** An unobtrusive link to the missions, in the lobby and on the promotions page. */
export function MissionTile({ open, prizes }: MissionTileProps) {
  const { t } = useTranslation();
  const lines = [
    ...(open > 0 ? [t("missions.tileOpen", { count: open })] : []),
    ...(prizes > 0 ? [t("missions.tilePrizes", { count: prizes })] : []),
  ];
  return (
    <Link
      to="/account/missions"
      prefetch="intent"
      className="flex min-h-14 items-center gap-4 rounded-tile border border-line bg-velvet px-4 py-2.5 transition-colors hover:border-field hover:bg-raised md:px-5"
    >
      <Target size={20} aria-hidden="true" className="shrink-0 text-mist" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
        <span className="font-semibold wrap-anywhere">{t("missions.title")}</span>
        <span className="text-sm text-mist">{lines.join(" · ")}</span>
      </span>
      <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-mist" />
    </Link>
  );
}
