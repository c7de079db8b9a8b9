import { confirmLimitReview } from "@parlour/contracts/calls/protection/player-protection/confirm-limit-review";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { useRevalidator } from "react-router";

const confirm = client(confirmLimitReview);

/** Asks every six months whether the limits are still right. Changing a limit counts as an answer. */
export function LimitReview({ session }: { session: string }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      await confirm({ session });
      showToast({ tone: "success", title: t("limits.reviewed") });
      await revalidate();
    } catch {
      showToast({ tone: "danger", title: t("limits.failed") });
      setBusy(false);
    }
  };
  return (
    <Banner
      tone="info"
      action={
        <Button size="sm" loading={busy} onClick={() => void keep()}>
          {t("limits.keepAll")}
        </Button>
      }
    >
      {t("player.limitReview")}
    </Banner>
  );
}
