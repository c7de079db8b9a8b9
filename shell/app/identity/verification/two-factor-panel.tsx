import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { Spinner } from "@parlour/web/ui/spinner";
import { useState } from "react";
import { Link } from "react-router";
import { SwitchOffDialog } from "./switch-off-dialog.tsx";
import { useTwoFactorStatus } from "./use-two-factor-status.ts";

const states = {
  NOT_ENROLLED: { tone: "quiet", text: "verification.off" },
  PENDING: { tone: "brass", text: "verification.pending" },
  ENABLED: { tone: "gain", text: "verification.on" },
  BLOCKED: { tone: "alarm", text: "verification.blocked" },
} as const;

/** Whether login requires the authenticator, and a link to change that. */
export function TwoFactorPanel({ session }: { session: string }) {
  const { t } = useTranslation();
  const { status, failed, refetch } = useTwoFactorStatus(session);
  const [asking, setAsking] = useState(false);
  const state = status && states[status];
  return (
    <Panel
      id="two-factor"
      title={t("verification.twoFactor")}
      action={state ? <Badge tone={state.tone}>{t(state.text)}</Badge> : null}
    >
      <p className="mb-5 text-mist">{t("verification.twoFactorText")}</p>
      {failed ? (
        <Button size="lg" onClick={refetch}>
          {t("verification.tryAgain")}
        </Button>
      ) : status === null ? (
        <span className="grid min-h-12 items-center">
          <Spinner label={t("verification.loading")} />
        </span>
      ) : status === "ENABLED" ? (
        <Button size="lg" onClick={() => setAsking(true)}>
          {t("verification.switchOff")}
        </Button>
      ) : (
        <Link to="/account/two-factor" className={buttonClass({ size: "lg" })}>
          {t(status === "NOT_ENROLLED" ? "verification.setUp" : "verification.continueSetup")}
        </Link>
      )}
      <SwitchOffDialog
        session={session}
        open={asking}
        onClose={() => setAsking(false)}
        onDone={() => {
          setAsking(false);
          refetch();
        }}
      />
    </Panel>
  );
}
