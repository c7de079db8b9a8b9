import { SectionHeader } from "@parlour/web/ui/section-header";
import { Link } from "react-router";
import type { BlockOf } from "../../../parts/block-types.ts";
import { ContentIcon } from "../../../parts/content-icon.tsx";
import { ContentPicture } from "../../../parts/content-picture.tsx";

/** Links as cards: a grid on desktop, and a scrolling row on phones if they have pictures. */
export function LinkCards({ title, link, cards }: BlockOf<"link_cards">) {
  const pictured = cards.some((card) => card.picture);
  return (
    <section>
      <SectionHeader title={title} more={link} />
      <ul className={pictured ? "card-rail" : "grid gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-3"}>
        {cards.map((card) => (
          <li key={card.href} className="flex">
            <Link
              to={card.href}
              prefetch="intent"
              className="group flex w-full flex-col overflow-hidden rounded-tile border border-line bg-velvet transition-colors hover:border-field hover:bg-raised"
            >
              {pictured ? (
                <span className="deco-backdrop relative block aspect-[16/9] overflow-hidden border-b border-line">
                  {card.picture ? (
                    <ContentPicture
                      picture={card.picture}
                      sizes="(width < 48rem) 78vw, 420px"
                      wideOnly
                      className="absolute inset-0 size-full object-cover object-[80%_50%] transition-transform duration-250 group-hover:scale-[1.03]"
                    />
                  ) : null}
                </span>
              ) : null}
              <span className="flex flex-1 items-start gap-4 p-5">
                <span className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-brass">
                  <ContentIcon name={card.icon} />
                </span>
                <span className="min-w-0 flex-1">
                  <span className="block text-md font-semibold">{card.title}</span>
                  <span className="mt-0.5 block text-mist">{card.text}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
