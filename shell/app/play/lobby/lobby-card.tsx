import { type GameBadge, gameBadge } from "@parlour/rules/game-badge";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { GameCard } from "@parlour/web/ui/game-card";
import { SharedPart } from "../../parts/shared-part.tsx";
import type { GameCardData } from "./card-data.ts";
import { CardHalo } from "./card-halo.tsx";
import { CardPicture } from "./card-picture.tsx";
import { FavouriteButton } from "./favourite-button.tsx";
import { useIsFree, useJackpot } from "./lobby-context.tsx";
import { useHalo } from "./use-halo.ts";

const badges: Record<GameBadge, { word: MessageKey; tone: "brass" | "live" | "free" }> = {
  new: { word: "lobby.badgeNew", tone: "brass" },
  live: { word: "lobby.badgeLive", tone: "live" },
  jackpot: { word: "lobby.badgeJackpot", tone: "brass" },
  exclusive: { word: "lobby.badgeExclusive", tone: "brass" },
  free: { word: "lobby.badgeFree", tone: "free" },
};

type LobbyCardProps = { game: GameCardData; sizes: string; eager?: boolean };

export function LobbyCard({ game, sizes, eager = false }: LobbyCardProps) {
  const { t } = useTranslation();
  const jackpot = useJackpot(game.id);
  const badge = gameBadge(game.badge, useIsFree(game.id));
  const { card, direction, handlers } = useHalo();
  const marks = {
    badge: badge ? <Badge tone={badges[badge].tone}>{t(badges[badge].word)}</Badge> : null,
    jackpot,
  };
  return (
    <div ref={card} {...handlers}>
      <SharedPart of={[game, sizes, eager, badge, jackpot]}>
        <GameCard
          href={game.href}
          title={game.name}
          meta={game.studio === undefined ? game.categoryName : `${game.categoryName} · ${game.studio}`}
          figure={t("lobby.returns", { percent: game.returns })}
          picture={<CardPicture slug={game.slug} sizes={sizes} eager={eager} />}
          {...marks}
          jackpotLabel={t("lobby.jackpot")}
          // The hover preview (`CardHalo`) covers this button with its own favourite button.
          action={<FavouriteButton id={game.id} name={game.name} skipped={direction !== null} />}
        />
      </SharedPart>
      {direction ? <CardHalo game={game} {...marks} direction={direction} card={card} /> : null}
    </div>
  );
}
