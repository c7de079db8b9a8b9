import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Progress } from "@parlour/web/ui/progress";
import { SectionHeader } from "@parlour/web/ui/section-header";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useId } from "react";
import { Link } from "react-router";
import { ContentIcon } from "../parts/content-icon.tsx";
import { SharedPart } from "../parts/shared-part.tsx";
import type { HighlightTile, WinLine } from "./home-highlights.server.ts";

/** The offer, tier, available spins and largest jackpot, if they apply to this visitor. */
export function HighlightTiles({ tiles }: { tiles: readonly HighlightTile[] }) {
  if (tiles.length === 0) return null;
  return (
    <ul className="grid gap-2.5 md:auto-cols-fr md:grid-flow-col md:gap-4">
      {tiles.map(({ icon, label, value, href, progress }) => (
        <li key={href} className="flex min-w-0">
          <Link
            to={href}
            prefetch="intent"
            className="flex min-h-[4.5rem] w-full min-w-0 items-center gap-4 rounded-tile border border-line bg-velvet px-4 py-3 transition-colors hover:border-field hover:bg-raised md:min-h-24 md:px-5 md:py-4"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-brass">
              <ContentIcon name={icon} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block text-sm text-mist">{label}</span>
              <span className="block text-md leading-snug font-semibold wrap-anywhere lg:text-lg">
                {value}
              </span>
              {progress === undefined ? null : (
                <span aria-hidden="true" className="mt-1.5 block">
                  <Progress label={label} value={progress} max={1} />
                </span>
              )}
            </span>
            <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-mist" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Large wins of the last few days. The list shows games and amounts, never players. */
export function RecentWins({ wins }: { wins: readonly WinLine[] }) {
  const { t } = useTranslation();
  const titleId = useId();
  if (wins.length === 0) return null;
  return (
    <SharedPart of={[wins]}>
      <section aria-labelledby={titleId}>
        <SectionHeader id={titleId} title={t("lobby.homeWins")} />
        <ul className="no-scrollbar flex gap-2.5 overflow-x-auto md:gap-4">
          {wins.map(({ key, name, href, slug, amount, multiple }) => (
            <li key={key} className="shrink-0">
              <Link
                to={href}
                className="flex min-h-16 items-center gap-3 rounded-tile border border-line bg-velvet py-2 pr-5 pl-2.5 transition-colors hover:border-field hover:bg-raised"
              >
                <img
                  src={`/art/${slug}-240.webp`}
                  alt=""
                  width={36}
                  height={48}
                  loading="lazy"
                  className="h-12 w-9 rounded-tick object-cover"
                />
                <span>
                  <span className="block text-sm text-mist">{name}</span>
                  <span className="block font-semibold">
                    {amount} <span className="font-normal text-mist">· {multiple}</span>
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </SharedPart>
  );
}
