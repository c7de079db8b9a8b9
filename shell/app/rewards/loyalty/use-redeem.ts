import { redeemPoints } from "@parlour/contracts/calls/rewards/loyalty-points/redeem-points";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { useAttempt } from "@parlour/web/api/use-attempt";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import { useRef, useState } from "react";
import { useRevalidator } from "react-router";

export type Target = "CASH" | "BONUS";

const redeem = client(redeemPoints);

/** Redeems points only once, even if the button is pressed several times. */
export function useRedeem(session: string) {
  const { t, language } = useTranslation();
  const attempt = useAttempt();
  const { revalidate } = useRevalidator();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  const run = async (points: number, target: Target): Promise<boolean> => {
    // React state would update one render too late to prevent a double click.
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      const done = await attempt.run(`${target} ${points}`, (idempotencyKey) =>
        redeem({ session, idempotencyKey, body: { points, target } }),
      );
      showToast({
        tone: "success",
        title: t(target === "CASH" ? "loyalty.redeemedCash" : "loyalty.redeemedBonus", {
          points: done.redeemedPoints,
          amount: formatMoney(done.creditedAmount, done.currency, language),
        }),
      });
      await revalidate();
      return true;
    } catch (error) {
      showToast({ tone: "danger", title: t(faultOf(error)) });
      if (error instanceof ApiError && error.errorCode === "INSUFFICIENT_POINTS") await revalidate();
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
}

function faultOf(error: unknown) {
  const code = error instanceof ApiError ? error.errorCode : null;
  if (code === "INSUFFICIENT_POINTS") return "loyalty.notEnough";
  if (code === "LOYALTY_EXCLUDED") return "loyalty.excluded";
  return "loyalty.failed";
}
