import { useTranslation } from "@parlour/web/i18n/translation-context";
import { BrandLogo } from "@parlour/web/ui/brand-logo";
import { FanDivider } from "@parlour/web/ui/fan-divider";
import type { RegionBlock } from "../parts/block-types.ts";
import { BlockList } from "../site/content/block-list.tsx";
import { ContentAnchor } from "../site/content/content-anchor.tsx";
import { useSite } from "../use-site.ts";

export function SiteFooter({ blocks }: { blocks: readonly RegionBlock[] }) {
  const { t } = useTranslation();
  const { place, brand } = useSite();
  const { minimumAgeYears } = place;
  // The block about the company already shows the minimum age, so the footer doesn't repeat it.
  const hasTrust = blocks.some(({ type }) => type === "trust");
  return (
    <footer className="site-footer far-away mt-14 pb-8 text-sm text-mist">
      <FanDivider className="page-width mb-8" />
      <div className="page-width grid gap-8 md:grid-cols-[minmax(0,1.4fr)_minmax(0,2fr)]">
        <div className="flex flex-col items-start gap-4">
          <BrandLogo brand={brand} />
          <div className="flex items-center gap-4">
            {hasTrust ? null : (
              <span
                role="img"
                aria-label={t("shell.minimumAge", { years: minimumAgeYears })}
                className="grid size-10 shrink-0 place-items-center rounded-full border border-field font-semibold text-ivory"
              >
                {minimumAgeYears}+
              </span>
            )}
            {blocks.map((block) =>
              block.type === "notice" ? (
                <p key={block.text} className="max-w-64">
                  {block.text}
                </p>
              ) : null,
            )}
          </div>
        </div>
        <nav aria-label={t("shell.footerNavigation")} className="grid grid-cols-2 gap-6 sm:grid-cols-3">
          {blocks.map((block) =>
            block.type === "custom_menu" ? (
              <div key={block.title}>
                <h2 className="mb-1 font-sans text-sm font-semibold text-ivory">{block.title}</h2>
                <ul>
                  {block.items.map((item) => (
                    <li key={item.href}>
                      <ContentAnchor
                        {...item}
                        className="inline-flex min-h-11 items-center hover:text-ivory md:min-h-9"
                      >
                        {item.label}
                      </ContentAnchor>
                    </li>
                  ))}
                </ul>
              </div>
            ) : null,
          )}
        </nav>
      </div>
      <div className="page-width mt-8">
        <div className="grid gap-8 border-t border-line pt-6">
          {brand.licence && !hasTrust ? <p className="max-w-[70ch]">{brand.licence}</p> : null}
          <BlockList blocks={blocks.filter(({ type }) => type === "payment_marks" || type === "trust")} />
        </div>
      </div>
    </footer>
  );
}
