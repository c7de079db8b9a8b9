import { endContentPreview } from "@parlour/contracts/calls/site/content/end-content-preview";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import Eye from "lucide-react/icons/eye";
import { useState } from "react";
import type { Site } from "../site.server.ts";

const endPreview = client(endContentPreview);
const actionClass =
  "inline-flex min-h-11 items-center rounded-chip px-2 font-semibold underline underline-offset-4 hover:no-underline";

/** Marks every page of a content preview and offers to end it. */
export default function PreviewRibbon({ preview }: { preview: NonNullable<Site["preview"]> }) {
  const { t } = useTranslation();
  const isAlive = useHydrated();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    try {
      await endPreview();
      location.reload();
    } catch {
      setLeaving(false);
      showToast({ tone: "danger", title: t("preview.failed") });
    }
  };
  return (
    <aside
      aria-label={t("preview.label")}
      className="sticky bottom-0 z-20 mt-6 flex flex-wrap items-center justify-center gap-x-4 bg-brass px-4 py-1 text-on-brass shadow-float max-md:bottom-[calc(4.5rem+env(safe-area-inset-bottom))]"
    >
      <p className="flex items-center gap-2 py-1 font-medium">
        <Eye size={18} aria-hidden="true" className="shrink-0" />
        <span>
          {t("preview.text")} {preview.place ? t("preview.from", { place: preview.place }) : null}
        </span>
      </p>
      <span className="flex flex-wrap gap-x-3">
        <button type="button" className={actionClass} disabled={isLeaving || !isAlive} onClick={leave}>
          {t("preview.leave")}
        </button>
        {/* The preview may be shown in an iframe of the console. */}
        <a href="/console/content" target="_top" className={actionClass}>
          {t("preview.back")}
        </a>
      </span>
    </aside>
  );
}
