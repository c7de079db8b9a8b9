import { forfeitBonus } from "@parlour/contracts/calls/rewards/bonuses/forfeit-bonus";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { useAttempt } from "@parlour/web/api/use-attempt";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import { useRef, useState } from "react";
import { useRevalidator } from "react-router";

const forfeit = client(forfeitBonus);

/** Forfeits a bonus, once. If it has ended in the meantime, its current state is shown. */
export function useForfeit(session: string) {
  const { t } = useTranslation();
  const attempt = useAttempt();
  const { revalidate } = useRevalidator();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async run({ id, name }: { id: string; name: string }): Promise<void> {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        await attempt.run(id, (idempotencyKey) => forfeit({ session, params: { id }, idempotencyKey }));
        showToast({ tone: "success", title: t("bonuses.forfeitDone", { name }) });
      } catch (error) {
        const isOver = error instanceof ApiError && error.errorCode === "BONUS_OVER";
        showToast({ tone: isOver ? "info" : "danger", title: t(isOver ? "bonuses.over" : "bonuses.failed") });
      } finally {
        await revalidate();
        running.current = false;
        setBusy(false);
      }
    },
  };
}
