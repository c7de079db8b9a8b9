import Trophy from "lucide-react/icons/trophy";
import type { ReactNode } from "react";
import { Link } from "./link.tsx";

type GameCardProps = {
  href: string;
  title: string;
  /** One line under the title, such as the type of game. It is truncated if there is not enough space. */
  meta?: ReactNode;
  /** Text at the end of the line under the title, such as the RTP. It is never truncated. */
  figure?: ReactNode;
  /** A 3:4 picture with an empty `alt`, because the title names the game. */
  picture: ReactNode;
  badge?: ReactNode;
  /** The formatted jackpot amount. */
  jackpot?: string | undefined;
  jackpotLabel?: string | undefined;
  /** A button in the corner of the picture, such as the favourite toggle. */
  action?: ReactNode;
};

/** A game in a grid or row. The link of the title covers the whole card. */
export function GameCard({
  href,
  title,
  meta,
  figure,
  picture,
  badge,
  jackpot,
  jackpotLabel,
  action,
}: GameCardProps) {
  return (
    <article className="group relative min-w-0">
      <div className="relative aspect-3/4 overflow-hidden rounded-card border border-line bg-velvet transition-[transform,border-color,box-shadow] duration-200 group-hover:-translate-y-1 group-hover:border-brass/60 group-hover:shadow-card group-has-focus-visible:outline-2 group-has-focus-visible:outline-offset-2 group-has-focus-visible:outline-bright [&_img]:size-full [&_img]:object-cover">
        {picture}
        {badge ? <span className="absolute top-2.5 left-2.5 flex">{badge}</span> : null}
        {jackpot ? (
          <span className="absolute inset-x-2.5 bottom-2.5 flex items-center gap-2 rounded-chip border border-brass/40 bg-ink/86 px-2.5 py-1.5 font-bold text-bright">
            <Trophy size={18} aria-hidden="true" className="shrink-0" />
            {jackpotLabel ? <span className="sr-only">{jackpotLabel}</span> : null}
            {jackpot}
          </span>
        ) : null}
      </div>
      <div className="px-0.5 pt-2.5">
        <h3 className="font-sans text-base font-semibold">
          <Link
            href={href}
            className="line-clamp-2 outline-none after:absolute after:inset-0 after:rounded-card"
          >
            {title}
          </Link>
        </h3>
        {meta ? (
          <p className="text-sm text-mist">
            {meta}
            {figure ? (
              <>
                {" · "}
                <span className="whitespace-nowrap">{figure}</span>
              </>
            ) : null}
          </p>
        ) : null}
      </div>
      {action ? (
        <span className="absolute top-1 right-1 z-10 flex rounded-control bg-ink/60">{action}</span>
      ) : null}
    </article>
  );
}
