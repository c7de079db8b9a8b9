import type { HaloDirection } from "@parlour/rules/card-halo";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import Trophy from "lucide-react/icons/trophy";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import type { GameCardData } from "./card-data.ts";
import { CardPicture } from "./card-picture.tsx";
import { FavouriteButton } from "./favourite-button.tsx";
import { PlayButtons } from "./play-buttons.tsx";
import { volatilityWords } from "./volatility-words.ts";

const GROWTH = 1.55;

type CardHaloProps = {
  game: GameCardData;
  badge: ReactNode;
  jackpot: string | undefined;
  direction: HaloDirection;
  card: RefObject<HTMLDivElement | null>;
};

/**
 * An enlarged copy of the card, shown above the page so that nothing else moves. At the edges of the grid it
 * expands inwards.
 */
export function CardHalo({ game, badge, jackpot, direction, card }: CardHaloProps) {
  const { t } = useTranslation();
  const halo = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = halo.current;
    if (!element || !card.current) return;
    place(element, card.current.getBoundingClientRect(), direction);
    element.showPopover();
  }, [card, direction]);
  return (
    <div
      ref={halo}
      popover="manual"
      data-halo={direction}
      className="card-halo overflow-hidden rounded-panel border border-brass/50 bg-velvet text-ivory shadow-float"
    >
      {/* Clicking anywhere on the enlarged copy opens the game, as on the card itself. Keyboards and screen readers
          use the card's link. */}
      <Link to={game.href} tabIndex={-1} aria-hidden="true" className="absolute inset-0 z-10" />
      <div className="relative aspect-square overflow-hidden [&_img]:size-full [&_img]:object-cover [&_img]:object-[50%_60%]">
        <CardPicture slug={game.slug} sizes="360px" eager />
        <span aria-hidden="true" className="absolute top-2.5 left-2.5 flex">
          {badge}
        </span>
        <span className="absolute top-1.5 right-1.5 z-20 rounded-control bg-ink/60">
          <FavouriteButton id={game.id} name={game.name} />
        </span>
      </div>
      <div className="grid gap-2.5 p-4">
        {/* The text is hidden from screen readers, because the card itself has already announced the
            name, badge and jackpot. */}
        <p aria-hidden="true" className="flex items-baseline gap-3">
          <span className="truncate font-display text-xl">{game.name}</span>
          {jackpot ? (
            <span className="ml-auto flex shrink-0 items-center gap-1.5 font-bold text-bright">
              <Trophy size={18} />
              {jackpot}
            </span>
          ) : null}
        </p>
        <p className="line-clamp-2 text-sm text-mist">{game.description}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-mist">
          <span>{t("lobby.returns", { percent: game.returns })}</span>
          {game.volatility ? <span>{t(volatilityWords[game.volatility])}</span> : null}
        </p>
        <div className="relative z-20">
          <PlayButtons href={game.href} name={game.name} size="md" isRealOnly={game.isRealOnly} />
        </div>
      </div>
    </div>
  );
}

/**
 * Positions the enlarged card. The content security policy forbids style attributes in the HTML, but scripts
 * may set individual style properties.
 */
function place(element: HTMLElement, from: DOMRect, direction: HaloDirection): void {
  const width = Math.max(272, from.width * GROWTH);
  const left = { end: from.left, start: from.right - width, both: from.left + (from.width - width) / 2 };
  const edge = document.documentElement.clientWidth - width - 8;
  element.style.width = `${width}px`;
  element.style.left = `${Math.max(8, Math.min(edge, left[direction]))}px`;
  // Estimates the height, so that the enlarged card stays within the window.
  const height = width + 210;
  const top = from.top + from.height / 2 - height / 2;
  element.style.top = `${Math.max(8, Math.min(innerHeight - height - 8, top))}px`;
}
