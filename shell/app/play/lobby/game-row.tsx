import { useTranslation } from "@parlour/web/i18n/translation-context";
import { IconButton } from "@parlour/web/ui/icon-button";
import { SectionHeader } from "@parlour/web/ui/section-header";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useId, useRef } from "react";
import type { GameCardData } from "./card-data.ts";
import { LobbyCard } from "./lobby-card.tsx";

const CARD_SIZES = "(width < 36rem) 42vw, (width < 62rem) 24vw, 190px";

type GameRowProps = {
  title: string;
  more?: { href: string } | undefined;
  cards: readonly GameCardData[];
  /** Marks a row that is visible without scrolling. */
  first?: boolean;
};

/** A horizontally scrolling row of cards, moved by touch, wheel, keyboard or two buttons. */
export function GameRow({ title, more, cards, first = false }: GameRowProps) {
  const { t } = useTranslation();
  const rail = useRef<HTMLUListElement>(null);
  const titleId = useId();
  const move = (pages: number) => {
    const width = rail.current?.clientWidth ?? 0;
    rail.current?.scrollBy({ left: pages * width, behavior: "smooth" });
  };
  return (
    <section aria-labelledby={titleId} className="group/row relative">
      <SectionHeader
        id={titleId}
        title={title}
        more={more && { label: t("lobby.seeAll"), href: more.href, context: title }}
      />
      <ul ref={rail} className="game-rail">
        {cards.map((game, index) => (
          <li key={game.id} className="min-w-0">
            <LobbyCard game={game} sizes={CARD_SIZES} eager={first && index < 2} />
          </li>
        ))}
      </ul>
      <div className="pointer-events-none absolute inset-x-0 top-[38%] hidden justify-between opacity-0 transition-opacity group-hover/row:opacity-100 group-has-focus-visible/row:opacity-100 lg:[@media(hover:hover)]:flex">
        <IconButton
          label={t("lobby.rowBack", { title })}
          icon={<ChevronLeft size={22} aria-hidden="true" />}
          onClick={() => move(-1)}
          className="pointer-events-auto -ml-6 bg-ink/90"
        />
        <IconButton
          label={t("lobby.rowOn", { title })}
          icon={<ChevronRight size={22} aria-hidden="true" />}
          onClick={() => move(1)}
          className="pointer-events-auto -mr-6 bg-ink/90"
        />
      </div>
    </section>
  );
}
