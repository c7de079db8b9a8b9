import type { ReactNode } from "react";
import type { Picture } from "../../parts/block-types.ts";
import { HeadScene } from "../../parts/head-scene.tsx";

type HelpHeroProps = {
  overline?: string;
  title: ReactNode;
  text?: ReactNode;
  picture?: Picture | null;
  children: ReactNode;
};

/** The header of a help page with the search field. Suggestions may extend below the header. */
export function HelpHero({ overline, title, text, picture, children }: HelpHeroProps) {
  return (
    <header className="relative rounded-panel border border-line bg-shade md:rounded-hero">
      <div
        aria-hidden="true"
        className="deco-backdrop pointer-events-none absolute inset-0 overflow-hidden rounded-[inherit]"
      >
        {picture ? <HeadScene picture={picture} /> : <div className="hero-shade absolute inset-0" />}
      </div>
      <div
        className={`relative flex max-w-3xl flex-col gap-3 px-5 py-8 md:px-14 md:py-14 ${picture ? "max-md:pt-30" : ""}`}
      >
        {overline ? <p className="overline-label">{overline}</p> : null}
        <h1 className="text-4xl tracking-[-0.01em] md:text-5xl">{title}</h1>
        {text ? <p className="max-w-xl text-base text-mist md:text-md">{text}</p> : null}
        <div className="mt-3">{children}</div>
      </div>
    </header>
  );
}
