import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Skeleton } from "@parlour/web/ui/skeleton";
import type { EmbeddedReaders } from "../parts/embedded/embedded-frame.tsx";
import { EmbeddedPage } from "../parts/embedded/embedded-page.tsx";
import type { Player } from "../parts/player.server.ts";

type RacingPageProps = { player: Player | null; language: string; readers: EmbeddedReaders };

/** The shell's part of the racebook: its title and the embedded app. */
export function RacingPage(props: RacingPageProps) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-3xl md:text-4xl">{t("racing.homeTitle")}</h1>
      <EmbeddedPage {...props} needsScripts={t("racing.needsScripts")} skeleton={<RacingSkeleton />} />
    </div>
  );
}

const ROWS = [1, 2, 3, 4, 5, 6];

/** The loading skeleton of the racebook: its tabs, the next races and the slip. */
function RacingSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
      <div className="grid content-start gap-3">
        <Skeleton className="h-12" />
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-16 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-40 rounded-panel max-lg:hidden" />
    </div>
  );
}
