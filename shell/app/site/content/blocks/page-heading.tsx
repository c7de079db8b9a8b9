import { buttonClass } from "@parlour/web/ui/button";
import type { BlockOf } from "../../../parts/block-types.ts";
import { ContentPicture } from "../../../parts/content-picture.tsx";
import { ContentAnchor } from "../content-anchor.tsx";
import { InlineText } from "../inline-text.tsx";

export function PageHeading({ overline, title, text, picture, links = [] }: BlockOf<"page_heading">) {
  return (
    <header className="deco-backdrop relative overflow-hidden rounded-panel border border-line bg-[#0d1017] md:rounded-hero">
      {picture ? (
        <ContentPicture
          picture={picture}
          wideOnly
          first
          sizes="(width < 85rem) 100vw, 1280px"
          className="absolute inset-0 size-full object-cover object-[72%_50%] opacity-40 md:object-right md:opacity-100"
        />
      ) : null}
      <div aria-hidden="true" className="hero-shade absolute inset-0" />
      <div
        className={`relative flex flex-col gap-3 px-5 py-10 md:px-14 ${picture ? "max-w-xl md:py-24" : "max-w-2xl md:py-16"}`}
      >
        {overline ? <p className="overline-label">{overline}</p> : null}
        <h1 className="text-4xl tracking-[-0.01em] md:text-5xl">{title}</h1>
        <p className="max-w-xl text-base text-mist md:text-md">
          <InlineText text={text} />
        </p>
        {links.length > 0 ? (
          <div className="mt-2 flex flex-wrap gap-3">
            {links.map((link, index) => (
              <ContentAnchor
                key={link.href}
                {...link}
                className={buttonClass({ variant: index === 0 ? "primary" : "secondary", size: "lg" })}
              >
                {link.label}
              </ContentAnchor>
            ))}
          </div>
        ) : null}
      </div>
    </header>
  );
}
