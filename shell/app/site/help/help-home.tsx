import type { HelpPlace } from "@parlour/contracts/entities/help-place";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { SectionHeader } from "@parlour/web/ui/section-header";
import type { ContentPage, Picture } from "../../parts/block-types.ts";
import { BlockList } from "../content/block-list.tsx";
import { pageHead } from "../content/page-head.ts";
import { ContactPanel } from "./contact-panel.tsx";
import { HelpEntries } from "./help-entries.tsx";
import { HelpHero } from "./help-hero.tsx";
import { HelpSearch } from "./help-search.tsx";
import { HelpSections } from "./help-sections.tsx";
import type { HelpScope } from "./use-suggestions.ts";

type HelpHomeProps = { page: ContentPage; place: HelpPlace; scope: HelpScope; picture: Picture | null };

export function HelpHome({ page, place, scope, picture }: HelpHomeProps) {
  const { t } = useTranslation();
  const { title, lead, blocks } = pageHead(page);
  // Pages with children are sections; single pages at the top level are listed by the content itself.
  const sections = place.below.filter(({ articles }) => articles > 0);
  return (
    <>
      <HelpHero overline={t("help.title")} title={title} text={lead} picture={picture}>
        <HelpSearch scope={scope} />
      </HelpHero>
      {place.popular.length > 0 ? (
        <section>
          <SectionHeader title={t("help.popular")} />
          <div className="grid gap-3 md:grid-cols-2 md:gap-4">
            <HelpEntries entries={place.popular.filter((_, index) => index % 2 === 0)} />
            <HelpEntries entries={place.popular.filter((_, index) => index % 2 === 1)} />
          </div>
        </section>
      ) : null}
      <section>
        <SectionHeader title={t("help.topics")} />
        <HelpSections sections={sections} />
      </section>
      <BlockList blocks={blocks} />
      <ContactPanel />
    </>
  );
}
