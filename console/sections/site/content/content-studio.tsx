import { useSearchParams } from "react-router";
import { PageHeader } from "../../../parts/page-header.tsx";
import { UrlTabs } from "../../../parts/url-tabs.tsx";
import { DocumentEditor } from "./document-editor.tsx";
import { DocumentList } from "./document-list.tsx";
import { FailedSearches } from "./failed-searches.tsx";
import { parseContentRef } from "./open-document.ts";
import { Pictures } from "./pictures.tsx";

/** The site's content. The open document is in the URL, so that it can be shared. */
export function ContentStudio() {
  const [search] = useSearchParams();
  const open = parseContentRef(search);
  if (open)
    return <DocumentEditor key={`${open.kind} ${open.key}`} kind={open.kind} documentKey={open.key} />;
  return (
    <>
      <PageHeader title="Content">
        Pages, menus, slides and games in all languages. Drafts are hidden until published.
      </PageHeader>
      <UrlTabs
        label="Content"
        tabs={[
          { value: "documents", label: "Documents", content: <DocumentList /> },
          { value: "pictures", label: "Pictures", content: <Pictures /> },
          { value: "misses", label: "Help searches", content: <FailedSearches /> },
        ]}
      />
    </>
  );
}
