import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner, bannerActionClass } from "@parlour/web/ui/banner";
import { Link } from "react-router";
import { useDocumentStatus } from "../documents/document-status.ts";
import type { Banners } from "./banners.server.ts";
import { verificationNotices } from "./verification-notices.ts";

/** Warns about a missing document or phone verification; hidden when both are fine. */
export function VerificationBanners({ banners }: { banners: Banners }) {
  const { t } = useTranslation();
  const { session, phoneStatus, phoneBlockedSeconds } = banners;
  const documentStatus = useDocumentStatus({ session, status: banners.documentStatus });
  const notices = verificationNotices({ documentStatus, phoneStatus });
  const minutes = Math.max(1, Math.ceil(phoneBlockedSeconds / 60));
  if (notices.length === 0) return null;
  return (
    <section aria-label={t("documents.banners")} className="grid gap-3">
      {notices.map(({ text, action, to }) => (
        <Banner
          key={text}
          tone="warning"
          live
          action={
            <Link to={to} className={bannerActionClass}>
              {t(action)}
            </Link>
          }
        >
          {t(text, { minutes })}
        </Banner>
      ))}
    </section>
  );
}
