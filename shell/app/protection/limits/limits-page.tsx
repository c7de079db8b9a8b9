import type { PlayerBreak, ProtectionLimits, RealityCheck } from "@parlour/contracts/entities/protection";
import type { ProtectionLimitKind } from "@parlour/contracts/enumerations";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { ErrorState } from "@parlour/web/ui/error-state";
import { useRevalidator } from "react-router";
import { useAccount } from "../../parts/account-context.ts";
import { AccountPage } from "../../parts/account-page.tsx";
import { RealityPanel } from "../reality-check/reality-panel.tsx";
import type { BreakScope } from "./break-dialog.tsx";
import { BreaksPanel } from "./breaks-panel.tsx";
import { LimitPanel } from "./limit-panel.tsx";
import { LimitReview } from "./limit-review.tsx";

/** Two columns of about the same height, which are stacked on phones. */
const columns: readonly (readonly ProtectionLimitKind[])[] = [
  ["DEPOSIT", "STAKED", "TIME"],
  ["LOSS", "STAKE"],
];

type LimitsPageProps = {
  /** The player's limits; null if they couldn't be loaded. */
  limits: ProtectionLimits | null;
  breaks: readonly PlayerBreak[] | null;
  verticals: readonly BreakScope[];
  isReviewDue: boolean;
  realityCheck: RealityCheck | null;
};

export function LimitsPage({ limits, breaks, verticals, isReviewDue, realityCheck }: LimitsPageProps) {
  const { t } = useTranslation();
  const { session } = useAccount();
  const { revalidate, state } = useRevalidator();
  return (
    <AccountPage title={t("player.limits")}>
      {limits === null || breaks === null ? (
        <ErrorState
          title={t("limits.failed")}
          retryLabel={t("account.tryAgain")}
          onRetry={() => void revalidate()}
          retrying={state === "loading"}
        />
      ) : (
        <>
          {isReviewDue ? <LimitReview session={session} /> : null}
          <p className="max-w-prose text-mist">
            {t("limits.intro")}{" "}
            <a href="#breaks" className="text-bright underline underline-offset-4">
              {t("limits.breaks")}
            </a>
          </p>
          <div className="grid items-start gap-5 xl:grid-cols-2">
            {columns.map((kinds) => (
              <div key={kinds[0]} className="grid gap-5">
                {kinds.map((kind) => (
                  <LimitPanel key={kind} kind={kind} limits={limits} session={session} />
                ))}
                {kinds.includes("STAKE") ? (
                  <>
                    <RealityPanel session={session} check={realityCheck} />
                    <BreaksPanel breaks={breaks} verticals={verticals} session={session} />
                  </>
                ) : null}
              </div>
            ))}
          </div>
          <p className="text-sm text-mist">{t("limits.timeZone", { zone: limits.timeZone })}</p>
        </>
      )}
    </AccountPage>
  );
}
