import { EmptyState } from "@parlour/web/ui/empty-state";
import { SectionHeader } from "@parlour/web/ui/section-header";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import type { BlockOf } from "../../../parts/block-types.ts";
import { ContentPicture } from "../../../parts/content-picture.tsx";

type Card = NonNullable<BlockOf<"page_cards">["cards"]>[number];

/** Pages of one type, such as promotions, as cards. */
export function PageCards({ title, empty, cards = [] }: BlockOf<"page_cards">) {
  return (
    <section>
      <SectionHeader title={title} />
      {cards.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 md:gap-5 xl:grid-cols-3">
          {cards.map((card, index) => (
            <li key={card.href} className={`flex ${index === 0 ? leadSpan(cards.length) : ""}`}>
              <PageCard card={card} near={index < 3} lead={index === 0 && cards.length % 3 > 0} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The first card spans enough columns to leave no gap in the last row. */
function leadSpan(count: number): string {
  const onTablets = count % 2 === 1 ? "md:col-span-2" : "";
  const onDesks = ["xl:col-span-1", "xl:col-span-3", "xl:col-span-2"][count % 3];
  return `${onTablets} ${onDesks}`;
}

function PageCard({ card, near, lead }: { card: Card; near: boolean; lead: boolean }) {
  return (
    <Link
      to={card.href}
      prefetch="intent"
      className={`group flex w-full flex-col overflow-hidden rounded-panel border border-line bg-velvet transition-colors hover:border-field hover:bg-raised ${lead ? "xl:flex-row-reverse" : ""}`}
    >
      <span
        className={`deco-backdrop relative block aspect-[2/1] overflow-hidden border-b border-line ${lead ? "xl:aspect-auto xl:min-h-72 xl:flex-[3] xl:border-b-0 xl:border-l" : ""}`}
      >
        {card.picture ? (
          <ContentPicture
            picture={card.picture}
            wideOnly
            eager={near}
            sizes={
              lead ? "(width < 80rem) 100vw, 780px" : "(width < 48rem) 100vw, (width < 80rem) 50vw, 420px"
            }
            className="absolute inset-0 size-full object-cover object-[75%_50%] transition-transform duration-250 group-hover:scale-[1.03]"
          />
        ) : null}
      </span>
      <span
        className={`flex flex-1 flex-col gap-1.5 p-5 ${lead ? "xl:flex-[2] xl:justify-center xl:p-9" : ""}`}
      >
        {card.overline ? <span className="overline-label">{card.overline}</span> : null}
        <span className={`font-display text-xl leading-snug ${lead ? "xl:text-3xl" : ""}`}>{card.title}</span>
        <span
          className={`flex items-end justify-between gap-4 text-mist ${lead ? "flex-1 xl:flex-none" : "flex-1"}`}
        >
          <span className="self-start">{card.text}</span>
          <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-brass" />
        </span>
      </span>
    </Link>
  );
}
