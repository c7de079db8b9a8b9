import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { BlockOf, Slide } from "../../../parts/block-types.ts";
import { ContentIcon } from "../../../parts/content-icon.tsx";
import { ContentPicture } from "../../../parts/content-picture.tsx";

/**
 * Slides in a horizontal scroller, moved by touch, wheel, keyboard or the dots below, which are plain links
 * without JavaScript. The slides never advance automatically.
 */
export function Slideshow({ slides }: BlockOf<"slideshow">) {
  const { t } = useTranslation();
  const track = useRef<HTMLUListElement>(null);
  const current = useSlideInView(track);

  return (
    <section aria-label={t("shell.slides")} className="relative">
      <ul
        ref={track}
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto overflow-y-hidden scroll-smooth rounded-panel border border-line bg-[#0d1017] md:rounded-hero"
      >
        {slides.map((slide, index) => (
          <li key={slide.title} id={`highlight-${index + 1}`} className="relative w-full shrink-0 snap-start">
            <SlideView slide={slide} first={index === 0} />
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <div className="absolute bottom-1 left-3 flex md:bottom-2 md:left-12">
          {slides.map((slide, index) => (
            <a
              key={slide.title}
              href={`#highlight-${index + 1}`}
              aria-current={index === current ? "true" : undefined}
              aria-label={t("shell.slidePosition", { position: index + 1, total: slides.length })}
              className="group grid h-11 w-11 place-items-center"
              onClick={(event) => {
                event.preventDefault();
                const width = track.current?.clientWidth ?? 0;
                track.current?.scrollTo({ left: width * index });
              }}
            >
              <span className="h-[3px] w-7 rounded-full bg-ivory/30 transition-colors group-hover:bg-ivory/60 group-aria-[current=true]:bg-brass" />
            </a>
          ))}
        </div>
      ) : null}
    </section>
  );
}

function SlideView({ slide, first }: { slide: Slide; first: boolean }) {
  const Title = first ? "h1" : "h2";
  return (
    <div className="deco-backdrop relative flex min-h-[250px] flex-col justify-end md:min-h-[392px] md:justify-center">
      {slide.picture ? (
        <ContentPicture
          picture={slide.picture}
          first={first}
          sizes="(width < 85rem) 100vw, 1280px"
          className="absolute inset-x-0 top-0 h-[72%] w-full object-cover object-[72%_40%] md:h-full md:object-right"
        />
      ) : null}
      <div aria-hidden="true" className="hero-shade absolute inset-0" />
      <div className="relative flex flex-col gap-2.5 px-5 pt-20 pb-11 md:max-w-[600px] md:gap-[18px] md:px-14 md:pt-12 md:pb-14">
        <p className="overline-label max-md:hidden">{slide.overline}</p>
        <Title className="text-[1.75rem] leading-[1.08] tracking-[-0.015em] md:text-6xl">{slide.title}</Title>
        <p className="max-w-[26rem] text-base text-mist max-md:hidden md:text-md">{slide.text}</p>
        <div className="mt-1 flex flex-wrap gap-2 md:gap-3">
          {slide.links.map((link, index) => (
            <Link
              key={link.href}
              to={link.href}
              prefetch="intent"
              // A phone shows only the first button, so that the first games below the slideshow are visible
              // without scrolling.
              className={
                index === 0
                  ? buttonClass({ variant: "primary", size: "lg" })
                  : `${buttonClass({ size: "lg" })} max-md:hidden`
              }
            >
              <ContentIcon name={link.icon} />
              {link.label}
            </Link>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The index of the most visible slide. */
function useSlideInView(track: React.RefObject<HTMLUListElement | null>): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const slides = [...list.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find((entry) => entry.isIntersecting);
        if (shown) setCurrent(slides.indexOf(shown.target));
      },
      { root: list, threshold: 0.6 },
    );
    for (const slide of slides) observer.observe(slide);
    return () => observer.disconnect();
  }, [track]);
  return current;
}
