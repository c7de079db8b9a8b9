import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { ReactNode } from "react";
import type { BlockOf } from "../../../parts/block-types.ts";
import { Helplines } from "../../../parts/helplines.tsx";
import { useSite } from "../../../use-site.ts";
import { ContentAnchor } from "../content-anchor.tsx";

const linkClass = "underline decoration-brass/50 underline-offset-4 hover:text-ivory";

/**
 * The company, the licence, the game certificates and the helplines. Operators edit the content; the minimum
 * age and the phone numbers come from the rules of the visitor's location, so that they are the same as in
 * the registration form.
 */
export function Trust({ company, licence, helplines, certificates }: BlockOf<"trust">) {
  const { t } = useTranslation();
  const { place, brand } = useSite();
  const { minimumAgeYears } = place;
  return (
    <div className="grid gap-6 text-sm text-mist md:grid-cols-3 md:gap-8">
      <div className="flex flex-col gap-3">
        <p className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-full border border-field font-semibold text-ivory"
          >
            {minimumAgeYears}+
          </span>
          {t("shell.minimumAge", { years: minimumAgeYears })}
        </p>
        <Part {...company} />
        {brand.licence ? <Part title={licence.title} text={brand.licence} /> : <Part {...licence} />}
      </div>
      <div className="flex flex-col gap-4">
        <Helplines />
        <Entries {...helplines} />
      </div>
      <Entries {...certificates} />
    </div>
  );
}

type PartProps = { title: string; text: string; href?: string | undefined };

function Part({ title, text, href }: PartProps) {
  return (
    <div>
      <h2 className="mb-0.5 font-sans text-sm font-semibold text-ivory">{title}</h2>
      <p className="wrap-anywhere">{href ? <Outside href={href}>{text}</Outside> : text}</p>
    </div>
  );
}

function Entries({ title, entries }: { title: string; entries: readonly PartProps[] }) {
  return (
    <div>
      <h2 className="mb-1 font-sans text-sm font-semibold text-ivory">{title}</h2>
      <ul className="grid gap-2">
        {entries.map((entry) => (
          <li key={entry.title} className="wrap-anywhere">
            {entry.href ? <Outside href={entry.href}>{entry.title}</Outside> : entry.title}
            <span className="block">{entry.text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ContentAnchor href={href} className={linkClass}>
      {children}
    </ContentAnchor>
  );
}
