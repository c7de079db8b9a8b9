import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { useId } from "react";
import { Link } from "react-router";
import { GameGrid } from "./game-grid.tsx";
import type { Listing } from "./listing.server.ts";

/** The games that match the filter, or a way back if there are none. */
export function FilteredGames({ listing, title }: { listing: Listing; title: string }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { path, sub } = listing;
  return (
    <section aria-labelledby={titleId} className="grid gap-8">
      <h2 id={titleId} className="sr-only">
        {title}
      </h2>
      {listing.cards.length > 0 ? (
        <GameGrid data={listing} />
      ) : (
        <EmptyState
          title={t("browse.noneTitle")}
          action={
            <Link
              to={sub === null ? path : `${path}?sub=${sub}`}
              replace
              preventScrollReset
              className={buttonClass({ variant: "primary" })}
            >
              {t("browse.clear")}
            </Link>
          }
        >
          {t("browse.noneText")}
        </EmptyState>
      )}
    </section>
  );
}
