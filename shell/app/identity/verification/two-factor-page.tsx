import { getOperationStatus } from "@parlour/contracts/calls/identity/player-verification/get-operation-status";
import { maskPhone } from "@parlour/rules/phone-mask";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Panel } from "@parlour/web/ui/panel";
import { Spinner } from "@parlour/web/ui/spinner";
import { Stepper } from "@parlour/web/ui/stepper";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useAccount } from "../../parts/account-context.ts";
import { AccountPage } from "../../parts/account-page.tsx";
import { BlockedNotice } from "./blocked-notice.tsx";
import { EnrolStep } from "./enrol-step.tsx";
import { clearOtpAuthUri, readOtpAuthUri, storeOtpAuthUri } from "./otp-auth-memory.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { TwoFactorSetup } from "./two-factor-setup.tsx";
import { useTwoFactorStatus } from "./use-two-factor-status.ts";

const readOperation = client(getOperationStatus);

/** The enrolment flow: SMS code, authenticator, recovery codes. */
export function TwoFactorPage({ mode }: { mode: "sandbox" | "production" }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const account = useAccount();
  const { session, profile } = account;
  const { status, failed, refetch } = useTwoFactorStatus(session);
  const [otpAuthUri, setOtpAuthUri] = useState<string | null>(null);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const [blockedSeconds, setBlockedSeconds] = useState<number | null>(null);

  useEffect(() => setOtpAuthUri(readOtpAuthUri(session)), [session]);

  // Players who already have two-factor are redirected, unless they have just turned it on.
  const mustLeave = status === "ENABLED" && recoveryCodes === null;
  useEffect(() => {
    if (mustLeave) void navigate("/", { replace: true });
  }, [mustLeave, navigate]);

  const isBlocked = status === "BLOCKED";
  useEffect(() => {
    if (!isBlocked) return;
    readOperation({ session, params: { operation: "enable2fa" } }).then(
      ({ remainingBlockingTime }) => setBlockedSeconds((known) => known ?? remainingBlockingTime),
      () => undefined,
    );
  }, [isBlocked, session]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: must not change during the countdown
  const unblock = useCallback(() => {
    setBlockedSeconds(null);
    refetch();
  }, []);

  const start = (uri: string) => {
    storeOtpAuthUri(session, uri);
    setOtpAuthUri(uri);
    refetch();
  };
  const forget = () => {
    clearOtpAuthUri();
    setOtpAuthUri(null);
  };

  const frame = (step: number, content: ReactNode) => (
    <AccountPage title={t("verification.twoFactor")}>
      <Panel className="grid gap-7">
        <Stepper
          label={t("verification.steps")}
          steps={[t("verification.stepPhone"), t("verification.stepApp"), t("verification.stepRecovery")]}
          current={step}
          doneLabel={t("verification.done")}
        />
        {content}
      </Panel>
    </AccountPage>
  );

  if (recoveryCodes !== null) {
    const leave = () => navigate("/account/security", { replace: true });
    return frame(2, <RecoveryCodes codes={recoveryCodes} onDone={leave} />);
  }
  if (failed) {
    return (
      <AccountPage title={t("verification.twoFactor")}>
        <ErrorState
          title={t("verification.statusFailed")}
          retryLabel={t("verification.tryAgain")}
          onRetry={refetch}
        />
      </AccountPage>
    );
  }
  if (status === null || mustLeave) {
    return (
      <AccountPage title={t("verification.twoFactor")}>
        <Panel className="grid min-h-60 place-items-center">
          <Spinner size="lg" label={t("verification.loading")} />
        </Panel>
      </AccountPage>
    );
  }
  if (blockedSeconds !== null && blockedSeconds > 0) {
    return frame(otpAuthUri ? 1 : 0, <BlockedNotice seconds={blockedSeconds} onEnd={unblock} />);
  }
  if (otpAuthUri !== null) {
    return frame(
      1,
      <TwoFactorSetup
        session={session}
        otpAuthUri={otpAuthUri}
        onActivated={(codes) => {
          forget();
          setRecoveryCodes(codes);
        }}
        onBlocked={setBlockedSeconds}
        onCancelled={() => {
          forget();
          refetch();
        }}
      />,
    );
  }
  return frame(
    0,
    <EnrolStep
      account={account}
      mode={mode}
      maskedPhone={maskPhone(profile.phones[0] ?? "")}
      onStarted={start}
      onBlocked={setBlockedSeconds}
    />,
  );
}
