import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Countdown } from "@parlour/web/ui/countdown";

type BlockedNoticeProps = {
  seconds: number;
  /** The callback must be a stable function; otherwise the countdown restarts. */
  onEnd: () => void;
};

/** A notice after too many wrong codes, with the remaining time. */
export function BlockedNotice({ seconds, onEnd }: BlockedNoticeProps) {
  const { t } = useTranslation();
  return (
    <Banner tone="danger" live title={t("verification.blockedTitle")}>
      {t("verification.blockedText")}{" "}
      <Countdown
        endsAtMs={seconds * 1_000}
        nowMs={0}
        label={t("verification.blockedFor")}
        dayUnit={t("verification.dayUnit")}
        onEnd={onEnd}
      />
    </Banner>
  );
}
