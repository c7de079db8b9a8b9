import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Link } from "react-router";
import type { RegionBlock } from "../parts/block-types.ts";

/** The thin bar above the header, for legal notices and short messages. */
export function MiniHeader({ blocks }: { blocks: readonly RegionBlock[] }) {
  const { t } = useTranslation();
  const notice = blocks.find((block) => block.type === "notice");
  if (!notice) return null;
  return (
    <aside aria-label={t("shell.announcement")} className="border-b border-line bg-velvet text-sm text-mist">
      <p className="page-width flex min-h-9 flex-wrap items-center justify-center gap-x-2 py-1 text-center">
        {notice.text}
        {notice.link ? (
          <Link to={notice.link.href} className="touch-target text-bright underline underline-offset-4">
            {notice.link.label}
          </Link>
        ) : null}
      </p>
    </aside>
  );
}
