import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Breadcrumbs } from "@parlour/web/ui/breadcrumbs";
import { HelpNearby } from "../../parts/help-nearby.tsx";
import { BlockList } from "./block-list.tsx";
import type { LoadedPage } from "./content.server.ts";

/** A page rendered from its blocks alone, below breadcrumbs. */
export function ContentPageView({ page }: { page: LoadedPage }) {
  const { t } = useTranslation();
  const { trail, title, blocks } = page;
  return (
    <>
      {trail.length > 0 ? (
        <Breadcrumbs
          label={t("shell.breadcrumbs")}
          items={[...trail.map((step) => ({ label: step.title, href: step.path })), { label: title }]}
        />
      ) : null}
      <BlockList blocks={blocks} />
      <HelpNearby className="mx-auto mt-8" />
    </>
  );
}
