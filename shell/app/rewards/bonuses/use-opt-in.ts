import { optIn } from "@parlour/contracts/calls/rewards/bonuses/opt-in";
import type { BonusOffer } from "@parlour/contracts/entities/bonus";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { useAttempt } from "@parlour/web/api/use-attempt";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import { useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";

const take = client(optIn);

/** Claims an offer, once. A wrong promo code is shown beside its field, other errors in a toast. */
export function useOptIn(session: string, offer: Pick<BonusOffer, "id" | "name">) {
  const { t } = useTranslation();
  const attempt = useAttempt();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [codeFault, setCodeFault] = useState<string | undefined>();

  const run = async (code: string) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setCodeFault(undefined);
    try {
      const body = code === "" ? {} : { code };
      await attempt.run(`${offer.id} ${code}`, (idempotencyKey) =>
        take({ session, params: { id: offer.id }, idempotencyKey, body }),
      );
      showToast({
        tone: "success",
        title: t("bonuses.taken", { name: offer.name }),
        action: { label: t("bonuses.see"), onPress: () => void navigate("/account/bonuses") },
        durationMs: 8_000,
      });
      await revalidate();
    } catch (error) {
      const refused = error instanceof ApiError && error.isAnswer;
      if (refused && error.errorCode === "OFFER_CODE_WRONG") setCodeFault(t("bonuses.codeWrong"));
      else {
        const isGone = refused && error.errorCode === "OFFER_NOT_AVAILABLE";
        showToast({ tone: "danger", title: t(isGone ? "bonuses.notAvailable" : "bonuses.failed") });
        if (isGone) await revalidate();
      }
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, run, codeFault, clearFault: () => setCodeFault(undefined) };
}
