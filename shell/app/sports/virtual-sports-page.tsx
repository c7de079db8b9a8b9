import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Skeleton } from "@parlour/web/ui/skeleton";
import type { EmbeddedReaders } from "../parts/embedded/embedded-frame.tsx";
import { EmbeddedPage } from "../parts/embedded/embedded-page.tsx";
import type { Player } from "../parts/player.server.ts";

type VirtualSportsPageProps = { player: Player | null; language: string; readers: EmbeddedReaders };

/** The shell's part of virtual sports: the embedded sportsbook, which has the channels, rounds and slip. */
export function VirtualSportsPage(props: VirtualSportsPageProps) {
  const { t } = useTranslation();
  return <EmbeddedPage {...props} needsScripts={t("sports.needsScripts")} skeleton={<ChannelsSkeleton />} />;
}

const CARDS = [1, 2, 3, 4];

/** The loading skeleton: the bar, the channel cards and the slip. */
function ChannelsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
      <Skeleton className="h-11 lg:col-span-full" />
      <div className="grid content-start gap-4 md:grid-cols-2">
        {CARDS.map((card) => (
          <Skeleton key={card} className="h-80 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-40 rounded-panel max-lg:hidden" />
    </div>
  );
}
