import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Skeleton } from "@parlour/web/ui/skeleton";
import { useEffect } from "react";
import { EmbeddedFrame, type EmbeddedReaders } from "../parts/embedded/embedded-frame.tsx";
import { publishBalances } from "../parts/embedded/publish-balances.ts";
import type { Player } from "../parts/player.server.ts";
import { useBalances } from "../parts/wallet.ts";

type SportsPageProps = { player: Player | null; language: string; readers: EmbeddedReaders };

/** The shell's part of the sportsbook: the embedded app, for players and for visitors. */
export function SportsPage({ player, language, readers }: SportsPageProps) {
  const { t } = useTranslation();
  return (
    <>
      <noscript>
        <p className="rounded-panel border border-line bg-velvet p-5">{t("sports.needsScripts")}</p>
      </noscript>
      {player ? (
        <PlayerFrame player={player} language={language} readers={readers} />
      ) : (
        <EmbeddedFrame
          session={null}
          language={language}
          findBalances={() => null}
          readers={readers}
          skeleton={<SportsSkeleton />}
        />
      )}
    </>
  );
}

function PlayerFrame({ player, language, readers }: SportsPageProps & { player: Player }) {
  const balances = useBalances(player);
  useEffect(() => publishBalances(balances), [balances]);
  return (
    <EmbeddedFrame
      session={player.session}
      language={language}
      findBalances={() => (balances === null ? null : [...balances])}
      readers={readers}
      skeleton={<SportsSkeleton />}
    />
  );
}

const ROWS = [1, 2, 3, 4, 5, 6];

/** The loading skeleton of the sportsbook: sports, a list of matches and the bet slip. */
function SportsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-6">
      <div className="grid content-start gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-9 w-48" />
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-24 rounded-card" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-panel max-lg:hidden" />
    </div>
  );
}
