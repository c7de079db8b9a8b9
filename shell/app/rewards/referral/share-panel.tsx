import { QUERY_KEYS } from "@parlour/contracts/constants";
import type { ReferralTerms } from "@parlour/contracts/entities/referral";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { CopyField } from "@parlour/web/ui/copy-field";
import { Panel } from "@parlour/web/ui/panel";
import { QrCode } from "@parlour/web/ui/qr-code";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import Mail from "lucide-react/icons/mail";
import Share2 from "lucide-react/icons/share-2";

type SharePanelProps = { link: string; token: string; terms: ReferralTerms | null; days: number };

/**
 * The referral link as text, as a QR code and for the device's share menu. The link records which of these
 * was used.
 */
export function SharePanel({ link, token, terms, days }: SharePanelProps) {
  const { t, language } = useTranslation();
  const canShare = useHydrated() && "share" in navigator;
  const sharedBy = (method: string) => `${link}?${QUERY_KEYS.externalCampaign}=${method}`;
  const share = async () => {
    try {
      await navigator.share({ title: t("referral.shareText"), url: sharedBy("raf_share") });
    } catch {
      // Closing the share menu isn't an error.
    }
  };
  const letter = new URLSearchParams({ subject: t("referral.shareText"), body: sharedBy("raf_email") });
  return (
    <Panel>
      <div className="grid items-center gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-5">
          {terms ? (
            <h2 className="font-display text-2xl text-balance md:text-3xl">
              {t("referral.reward", {
                yours: formatMoney(terms.referrerReward, terms.currency, language),
                theirs: formatMoney(terms.friendReward, terms.currency, language),
              })}
            </h2>
          ) : null}
          <CopyField
            label={t("referral.yourLink")}
            hint={t("referral.linkHint", { token, days })}
            value={link}
            copyLabel={t("referral.copy")}
            copiedLabel={t("referral.copied")}
          />
          <div className="flex flex-wrap gap-3">
            {canShare ? (
              <Button variant="primary" icon={<Share2 size={18} aria-hidden="true" />} onClick={share}>
                {t("referral.share")}
              </Button>
            ) : null}
            {/* Spaces must be %20, because mail programs don't decode plus signs. */}
            <a href={`mailto:?${letter.toString().replaceAll("+", "%20")}`} className={buttonClass()}>
              <Mail size={18} aria-hidden="true" />
              {t("referral.byEmail")}
            </a>
          </div>
        </div>
        <figure className="grid justify-items-center gap-2">
          <QrCode text={sharedBy("raf_qr")} label={t("referral.qr")} />
          <figcaption className="text-sm text-mist">{t("referral.qrHint")}</figcaption>
        </figure>
      </div>
    </Panel>
  );
}
