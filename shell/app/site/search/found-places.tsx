import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SectionHeader } from "@parlour/web/ui/section-header";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import type { FoundPlace } from "./places.ts";

/** The channels, sports, competitions, teams and matches that were found. */
export function FoundPlaces({ places }: { places: readonly FoundPlace[] }) {
  const { t } = useTranslation();
  return (
    <section>
      <SectionHeader title={t("search.places")} />
      <ul className="grid gap-3 md:grid-cols-2 md:gap-4">
        {places.map(({ id, kind, href, title, subtitle }) => (
          <li key={`${kind} ${id}`} className="flex">
            <Link
              to={href}
              prefetch="intent"
              className="flex w-full items-center gap-4 rounded-tile border border-line bg-velvet px-5 py-4 transition-colors hover:border-field hover:bg-raised"
            >
              <span className="min-w-0 flex-1">
                <span className="block text-md font-semibold wrap-anywhere">{title}</span>
                {subtitle ? <span className="mt-0.5 block text-mist">{subtitle}</span> : null}
              </span>
              <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-brass" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
