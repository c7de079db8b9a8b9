import { buttonClass } from "@parlour/web/ui/button";
import type { BlockOf } from "../../../parts/block-types.ts";
import { ContentPicture } from "../../../parts/content-picture.tsx";
import { ContentAnchor } from "../content-anchor.tsx";

/** Text and figures beside a wide picture. */
export function Showcase({ anchor, overline, title, text, picture, facts, links }: BlockOf<"showcase">) {
  return (
    <section
      id={anchor}
      className="grid overflow-hidden rounded-panel border border-line bg-velvet md:rounded-hero lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div className="deco-backdrop relative aspect-[16/9] border-b border-line lg:order-last lg:aspect-auto lg:min-h-80 lg:border-b-0 lg:border-l">
        {picture ? (
          <ContentPicture
            picture={picture}
            wideOnly
            sizes="(width < 62rem) 100vw, 700px"
            className="absolute inset-0 size-full object-cover object-[85%_50%]"
          />
        ) : null}
      </div>
      <div className="flex flex-col justify-center gap-3 p-5 md:p-10">
        <p className="overline-label">{overline}</p>
        <h2 className="text-3xl md:text-4xl">{title}</h2>
        <p className="text-mist md:text-md">{text}</p>
        <dl className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-3">
          {facts.map((fact) => (
            <div key={fact.label} className="flex flex-col-reverse justify-end border-t border-line pt-3">
              <dt className="text-sm text-mist">{fact.label}</dt>
              <dd className="text-lg font-semibold">{fact.value}</dd>
            </div>
          ))}
        </dl>
        {links.length > 0 ? (
          <div className="mt-3 flex flex-wrap gap-3">
            {links.map((link) => (
              <ContentAnchor key={link.href} {...link} className={buttonClass()}>
                {link.label}
              </ContentAnchor>
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}
