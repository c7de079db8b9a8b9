import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Breadcrumbs } from "@parlour/web/ui/breadcrumbs";
import Trophy from "lucide-react/icons/trophy";
import { ContentPicture } from "../../parts/content-picture.tsx";
import { findChannel } from "../lobby/channels.ts";
import { FavouriteButton } from "../lobby/favourite-button.tsx";
import { useIsFree, useJackpot } from "../lobby/lobby-context.tsx";
import { PlayButtons } from "../lobby/play-buttons.tsx";
import { volatilityWords } from "../lobby/volatility-words.ts";
import type { GameData } from "./game.server.ts";

/** The header of a game page: picture, name, description, RTP and other facts, and play buttons. */
export function GameHero({ data: { game, hero, channel, path } }: { data: GameData }) {
  const { t } = useTranslation();
  const jackpot = useJackpot(game.id);
  const isFree = useIsFree(game.id);
  const facts = [
    t("lobby.returns", { percent: game.returns }),
    t("game.winsUpTo", { times: game.figures.maximumWin }),
    game.volatility ? t(volatilityWords[game.volatility]) : null,
    isFree ? t("lobby.badgeFree") : null,
  ].filter((fact) => fact !== null);
  return (
    <div className="grid gap-3">
      <Breadcrumbs
        label={t("game.path")}
        items={[
          { label: t(findChannel(`/${channel}`)!.title), href: `/${channel}` },
          { label: game.categoryName, href: `/${channel}/${game.category}` },
          { label: game.name },
        ]}
      />
      <header className="deco-backdrop relative flex min-h-[440px] flex-col justify-end overflow-hidden rounded-panel border border-line bg-[#0d1017] md:min-h-[420px] md:justify-center md:rounded-hero">
        {hero ? (
          <ContentPicture
            picture={hero}
            first
            // Phones show only a shaded part of the picture, for which the smallest file is enough.
            sizes="(width < 48rem) 60vw, (width < 85rem) 100vw, 1280px"
            className="absolute inset-x-0 top-0 h-[62%] w-full object-cover object-[78%_50%] md:h-full md:object-right"
          />
        ) : null}
        <div aria-hidden="true" className="hero-shade absolute inset-0" />
        <div className="relative grid gap-3 px-5 pt-44 pb-6 md:max-w-[600px] md:gap-4 md:px-14 md:py-12">
          <p className="overline-label">
            {game.studio === undefined ? game.categoryName : `${game.categoryName} · ${game.studio}`}
          </p>
          <div className="flex items-center gap-2">
            <h1 className="text-[2.25rem] leading-[1.04] tracking-[-0.015em] md:text-6xl">{game.name}</h1>
            <FavouriteButton id={game.id} name={game.name} />
          </div>
          <p className="max-w-[30rem] text-base text-mist md:text-md">{game.description}</p>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-mist">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {jackpot === undefined ? null : (
            <p className="flex items-center gap-2 text-xl font-bold text-bright">
              <Trophy size={22} aria-hidden="true" />
              <span className="sr-only">{t("lobby.jackpot")}</span>
              {jackpot}
            </p>
          )}
          <PlayButtons href={path} name={game.name} size="lg" isRealOnly={game.isRealOnly} />
        </div>
      </header>
    </div>
  );
}
