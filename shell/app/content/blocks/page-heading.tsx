import type { PageHeadingBlock } from "../block-types.ts";
import { ContentPicture } from "../content-picture.tsx";

export function PageHeading({ overline, title, text, picture }: PageHeadingBlock) {
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
        <p className="max-w-xl text-base text-mist md:text-md">{text}</p>
      </div>
    </header>
  );
}
