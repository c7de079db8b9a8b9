import type { HelpPlace } from "@parlour/contracts/entities/help-place";
import type { FeedbackState } from "@parlour/rules/feedback";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { ContentPage } from "../../parts/block-types.ts";
import { HelpNearby } from "../../parts/help-nearby.tsx";
import { BlockList } from "../content/block-list.tsx";
import type { LoadedPage } from "../content/content.server.ts";
import { pageHead } from "../content/page-head.ts";
import { ContactPanel } from "./contact-panel.tsx";
import { FeedbackWidget } from "./feedback-widget.tsx";
import { HelpEntries } from "./help-entries.tsx";
import { HelpSearch } from "./help-search.tsx";
import { HelpTrail } from "./help-trail.tsx";
import { RelatedArticles } from "./related-articles.tsx";
import type { HelpScope } from "./use-suggestions.ts";

type HelpArticleProps = {
  page: LoadedPage;
  place: HelpPlace;
  scope: HelpScope;
  feedback: FeedbackState;
  /** The page that is shown if the visitor says that the help article wasn't helpful. */
  reachUs: ContentPage | null;
};

const withAside = "grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-14";

/** A help page: an article, or a section that lists other pages. */
export function HelpArticle({ page, place, scope, feedback, reachUs }: HelpArticleProps) {
  const { t } = useTranslation();
  const { title, lead, blocks } = pageHead(page);
  const leadsOn = place.below.length > 0;
  return (
    <>
      <div className="flex flex-col gap-5 md:flex-row md:items-center md:justify-between md:gap-10">
        <HelpTrail above={page.trail} title={page.title} />
        <div className="w-full md:max-w-md">
          <HelpSearch scope={scope} compact />
        </div>
      </div>
      <div className={place.related.length > 0 ? withAside : undefined}>
        <article className="flex min-w-0 flex-col gap-7">
          <header className="w-full max-w-[44rem]">
            <h1 className="text-4xl tracking-[-0.01em]">{title}</h1>
            <p className="mt-2 text-md text-mist">{lead}</p>
          </header>
          {/* On help pages, blocks align with the title; on other pages they are centred. */}
          {blocks.length > 0 ? (
            <div className="flex flex-col gap-7 *:mx-0">
              <BlockList blocks={blocks} />
            </div>
          ) : null}
          <HelpNearby className="" />
          {leadsOn ? (
            <HelpEntries entries={place.below} />
          ) : (
            <FeedbackWidget key={page.path} path={page.path} scope={scope} state={feedback}>
              {reachUs ? (
                <>
                  <h2 className="text-xl">{reachUs.title}</h2>
                  <BlockList blocks={reachUs.blocks} />
                </>
              ) : null}
            </FeedbackWidget>
          )}
        </article>
        {place.related.length > 0 ? (
          <RelatedArticles title={t("help.related")} entries={place.related} />
        ) : null}
      </div>
      <ContactPanel />
    </>
  );
}
