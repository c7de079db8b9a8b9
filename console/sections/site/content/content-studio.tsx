import { listBrands } from "@parlour/contracts/calls/site/brands/list-brands";
import { useCall } from "@parlour/web/api/use-resource";
import { buttonClass } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { Link } from "@parlour/web/ui/link";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { useSearchParams } from "react-router";
import { PageHeader } from "../../../parts/page-header.tsx";
import { UrlTabs } from "../../../parts/url-tabs.tsx";
import { ContentSiteProvider, siteOf } from "./content-site.ts";
import { contentTabs } from "./content-tabs.ts";
import { DocumentEditor } from "./document-editor.tsx";
import { DocumentList } from "./document-list.tsx";
import { FailedSearches } from "./failed-searches.tsx";
import { parseContentRef } from "./open-document.ts";
import { Pictures } from "./pictures.tsx";
import { ScheduledList } from "./scheduled-list.tsx";

/** The site's content. The open document and its brand are in the URL, so that it can be shared. */
export function ContentStudio() {
  const [search] = useSearchParams();
  const brands = useCall(listBrands, {}).value?.items;
  const wanted = search.get("brand") ?? "";
  // Nothing is shown until the brand is known, because otherwise the operator would edit the shared document.
  if (wanted !== "" && brands === undefined) return <FormSkeleton fields={4} />;
  const brand = brands?.find(({ id }) => id === wanted) ?? null;
  const site = siteOf(brand);
  if (site === undefined) return <NoOwnContent name={brand!.name} />;
  const open = parseContentRef(search);
  return (
    <ContentSiteProvider value={site}>
      {open ? (
        <DocumentEditor key={`${wanted} ${open.kind} ${open.key}`} kind={open.kind} documentKey={open.key} />
      ) : (
        <>
          <PageHeader title="Content">
            Pages, menus, slides and games in all languages. Drafts are hidden until published.
          </PageHeader>
          <UrlTabs
            label="Content"
            tabs={contentTabs}
            content={{
              documents: <DocumentList brands={brands ?? []} />,
              scheduled: <ScheduledList />,
              pictures: <Pictures />,
              misses: <FailedSearches />,
            }}
          />
        </>
      )}
    </ContentSiteProvider>
  );
}

function NoOwnContent({ name }: { name: string }) {
  return (
    <EmptyState
      title={`${name} shows the shared content`}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <Link href="/console/content" className={buttonClass({ size: "sm" })}>
            Shared content
          </Link>
          <Link href="/console/configuration?tab=brands" className={buttonClass({ size: "sm" })}>
            Brands
          </Link>
        </span>
      }
    >
      To give it its own pages, an administrator sets a content bucket in the brand's settings.
    </EmptyState>
  );
}
