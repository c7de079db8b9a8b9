import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Spinner } from "@parlour/web/ui/spinner";
import Eye from "lucide-react/icons/eye";
import { lazy, Suspense, useState } from "react";
import { ContentPicture } from "../../parts/content-picture.tsx";
import type { ChannelData } from "./channel.server.ts";
import { useLobby } from "./lobby-context.tsx";
import { PlayButtons } from "./play-buttons.tsx";

// The game's frame is loaded only when the visitor wants to watch.
const GameFrame = lazy(() =>
  import("../game/game-frame.tsx").then((module) => ({ default: module.GameFrame })),
);

/** The next virtual race, with buttons to watch, practise or play. */
export function VirtualSportsWidget({ widget }: { widget: NonNullable<ChannelData["widget"]> }) {
  const { t } = useTranslation();
  const { options } = useLobby();
  const [isWatching, setWatching] = useState(false);
  const { game, hero, isGamesIntegrationEnabled } = widget;
  return (
    <section
      aria-label={game.name}
      className="overflow-hidden rounded-panel border border-line bg-velvet md:rounded-hero"
    >
      {isWatching ? (
        <div className="aspect-3/4 max-h-[80dvh] w-full sm:aspect-video">
          <Suspense
            fallback={
              <div className="grid size-full place-items-center">
                <Spinner size="lg" />
              </div>
            }
          >
            <GameFrame
              game={game}
              mode={options.practice ? "practice" : "real"}
              path={game.href}
              isGamesIntegrationEnabled={isGamesIntegrationEnabled}
            />
          </Suspense>
        </div>
      ) : (
        <div className="deco-backdrop relative aspect-16/9 max-h-[360px] w-full overflow-hidden">
          {hero ? (
            <ContentPicture
              picture={hero}
              first
              sizes="(width < 85rem) 100vw, 1280px"
              className="absolute inset-0 size-full object-cover object-[70%_50%]"
            />
          ) : null}
        </div>
      )}
      <div className="grid items-center gap-4 p-5 md:grid-cols-[minmax(0,1fr)_auto] md:p-7">
        <div>
          <h2 className="text-2xl md:text-3xl">{game.name}</h2>
          <p className="mt-1 max-w-2xl text-mist">{game.description}</p>
        </div>
        <div className="flex flex-wrap gap-2 md:gap-3">
          {isWatching ? null : (
            <Button size="lg" icon={<Eye size={18} aria-hidden="true" />} onClick={() => setWatching(true)}>
              {t("lobby.watchHere")}
            </Button>
          )}
          <PlayButtons href={game.href} name={game.name} size="lg" />
        </div>
      </div>
    </section>
  );
}
