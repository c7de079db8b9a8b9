import { brandMarks } from "@parlour/rules/brand-marks";
import { classNames } from "./class-names.ts";
import { Wordmark } from "./wordmark.tsx";

type LogoProps = {
  brand: { name: string; mark: string };
  className?: string;
  lettersClass?: string;
};

/** The logo of a brand: its mark and its name. The link around it provides the accessible name. */
export function BrandLogo({ brand, className = "", lettersClass = "" }: LogoProps) {
  if (brand.name === "Parlour" && brand.mark === "fan") {
    return <Wordmark className={className} lettersClass={lettersClass} />;
  }
  return (
    <span className={classNames("inline-flex items-center gap-2.5 text-bright", className)}>
      <BrandMark mark={brand.mark} className="h-4 w-[26px] shrink-0 text-brass" />
      <span
        aria-hidden="true"
        className={classNames(
          "font-display text-lg leading-none whitespace-nowrap md:text-2xl",
          lettersClass,
        )}
      >
        {brand.name}
      </span>
    </span>
  );
}

/** The small picture of a brand, in the current text colour. */
export function BrandMark({ mark, className }: { mark: string; className?: string }) {
  return (
    <svg viewBox="0 0 26 16" aria-hidden="true" className={className} fill="currentColor">
      <path d={brandMarks[mark]} />
    </svg>
  );
}
