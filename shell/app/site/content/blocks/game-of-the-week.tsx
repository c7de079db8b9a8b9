import { buttonClass } from "@parlour/web/ui/button";
import Play from "lucide-react/icons/play";
import { Link } from "react-router";
import type { BlockOf } from "../../../parts/block-types.ts";
import { ContentPicture } from "../../../parts/content-picture.tsx";
import type { FilledWeek } from "../../../play/lobby/game-of-the-week.server.ts";

/** This week's game beside its wide picture. */
export function GameOfTheWeek(block: BlockOf<"game_of_the_week">) {
  const { game, overline, label, anchor } = block as FilledWeek;
  if (game === undefined) return null;
  const { name, description, href, facts, hero } = game;
  return (
    <section
      id={anchor}
      className="group relative grid overflow-hidden rounded-panel border border-line bg-velvet transition-colors hover:border-brass/60 md:min-h-56 md:grid-cols-2 md:rounded-hero"
    >
      <div className="relative aspect-[2/1] overflow-hidden md:order-last md:aspect-auto">
        {hero ? (
          <ContentPicture
            picture={hero}
            wideOnly
            eager
            sizes="(width < 48rem) 100vw, 640px"
            className="absolute inset-0 size-full object-cover object-[85%_50%]"
          />
        ) : null}
      </div>
      <div className="flex flex-col justify-center gap-3 p-5 md:px-10 md:py-7">
        <p className="overline-label">{overline}</p>
        <h2 className="text-3xl md:text-4xl">{name}</h2>
        <p className="max-w-[32rem] text-mist md:text-md">{description}</p>
        <p className="flex flex-wrap gap-x-4 text-sm text-mist">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <Link to={href} className={`mt-1 self-start ${buttonClass({ variant: "primary", size: "lg" })}`}>
          <Play size={18} aria-hidden="true" className="shrink-0" />
          {label}
          <span className="sr-only">{`: ${name}`}</span>
        </Link>
      </div>
    </section>
  );
}
