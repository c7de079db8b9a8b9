import type { GameChannel } from "@parlour/contracts/enumerations";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { GameCardSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { useEffect, useState } from "react";
import type { GameCardData } from "./card-data.ts";
import { GameRow } from "./game-row.tsx";
import { mergeShortRows } from "./merge-rows.ts";
import { readMostPlayed, readRecent } from "./played.ts";
import { findCards } from "./search-index.ts";

type PersonalRowsProps = {
  /** Recently played games from the player's account. For visitors they are read from the browser instead. */
  recent: readonly GameCardData[];
  signedIn: boolean;
  /** The channels of the games opened in this browser before; space is reserved for the rows that they fill. */
  played: readonly GameChannel[];
  channel: GameChannel;
};

const ROW_CARDS = 12;

/** This visitor's recently played games of all channels, and the most played games of this channel. */
export function PersonalRows({ recent, signedIn, played, channel }: PersonalRowsProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const [local, setLocal] = useState<{ recent: GameCardData[]; most: GameCardData[] } | null>(null);
  const hasPlayed = played.length > 0;
  const hasPlayedHere = played.includes(channel);
  useEffect(() => {
    if (!hasPlayed) return;
    let isHere = true;
    const rows = [findCards(signedIn ? [] : readRecent()), findCards(readMostPlayed(), channel)];
    void Promise.all(rows).then(([lately = [], most = []]) => {
      if (isHere) setLocal({ recent: lately.slice(0, ROW_CARDS), most: most.slice(0, ROW_CARDS) });
    });
    return () => {
      isHere = false;
    };
  }, [hasPlayed, signedIn, channel]);
  const isWaiting = hasPlayed && (!isHydrated || local === null);
  const rows = mergeShortRows([
    { title: t("lobby.rowRecent"), cards: signedIn ? recent : (local?.recent ?? []) },
    { title: t("lobby.rowMostPlayed"), cards: local?.most ?? [] },
  ]);
  return (
    <>
      {rows.map(({ title, cards }) => (
        <GameRow key={title} title={title} cards={cards} />
      ))}
      {isWaiting && !signedIn ? <RowSkeleton title={t("lobby.rowRecent")} /> : null}
      {isWaiting && hasPlayedHere ? <RowSkeleton title={t("lobby.rowMostPlayed")} /> : null}
    </>
  );
}

function RowSkeleton({ title }: { title: string }) {
  return (
    <section aria-busy="true">
      <h2 className="mb-3.5 text-[1.3125rem] leading-tight md:text-2xl">{title}</h2>
      <div className="game-rail">
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <GameCardSkeleton key={key} />
        ))}
      </div>
    </section>
  );
}
