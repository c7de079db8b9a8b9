import { BrandMark } from "@parlour/web/ui/brand-logo";
import type { ReactNode } from "react";
import { useSite } from "../use-site.ts";

type IdentityCardProps = {
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
  /** A link to another form, such as from login to registration, shown below the card. */
  aside?: ReactNode;
  wide?: boolean;
};

/** The card that all login, join and verification pages share. */
export function IdentityCard({ title, text, children, aside, wide = false }: IdentityCardProps) {
  return (
    <div className={`mx-auto w-full py-2 md:py-6 ${wide ? "max-w-3xl" : "max-w-[29rem]"}`}>
      <section className="relative overflow-hidden rounded-panel border border-line bg-velvet px-[18px] py-7 md:px-9 md:py-9">
        <div
          aria-hidden="true"
          className="deco-backdrop pointer-events-none absolute inset-x-0 top-0 h-44 opacity-60 [mask-image:linear-gradient(115deg,transparent_35%,#000),linear-gradient(#000_40%,transparent)] [mask-composite:intersect]"
        />
        <div className="relative">
          <BrandMark mark={useSite().brand.mark} className="mb-5 h-9 w-[62px] text-brass" />
          <h1 className="text-3xl md:text-4xl">{title}</h1>
          {text ? <p className="mt-2 text-md text-mist">{text}</p> : null}
          <div className="mt-7">{children}</div>
        </div>
      </section>
      {aside ? <div className="mt-5 text-center text-mist">{aside}</div> : null}
    </div>
  );
}
