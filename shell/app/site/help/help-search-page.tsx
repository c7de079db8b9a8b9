import type { HelpItem } from "@parlour/contracts/entities/help-item";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { ContactPanel } from "./contact-panel.tsx";
import { HelpHero } from "./help-hero.tsx";
import { HELP_PATH } from "./help-paths.ts";
import { HelpResults } from "./help-results.tsx";
import { HelpSearch } from "./help-search.tsx";
import { HelpTrail } from "./help-trail.tsx";
import type { HelpScope } from "./use-suggestions.ts";

type HelpSearchPageProps = { term: string; items: readonly HelpItem[]; scope: HelpScope };

export function HelpSearchPage({ term, items, scope }: HelpSearchPageProps) {
  const { t } = useTranslation();
  return (
    <>
      <HelpTrail above={[{ title: t("help.title"), path: HELP_PATH }]} title={t("help.searchTitle")} />
      <HelpHero title={t("help.searchTitle")}>
        <HelpSearch key={term} scope={scope} term={term} />
      </HelpHero>
      {term === "" ? null : <HelpResults term={term} items={items} />}
      <ContactPanel />
    </>
  );
}
