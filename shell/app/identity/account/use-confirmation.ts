import { sendConfirmationCode } from "@parlour/contracts/calls/identity/player-verification/send-confirmation-code";
import { verify } from "@parlour/contracts/calls/identity/player-verification/verify";
import type { MfaOperation } from "@parlour/contracts/enumerations";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useEffect, useState } from "react";
import type { Account } from "../../parts/account.server.ts";
import { failureMessage } from "../login/failure-message.ts";

export type ConfirmMethod = "SMS" | "PIN_CODE" | "PASSWORD" | "EMAIL";

const sendCode = client(sendConfirmationCode);
const prove = client(verify);

/** Verifies the player for one operation with a method that is available to them. */
export function useConfirmation(
  { session, profile, phoneStatus }: Account,
  onConfirmed: (code?: string) => Promise<void>,
  operation: MfaOperation = "updateProfile",
) {
  const { t } = useTranslation();
  // Enrolment asks for an SMS code anyway, so a second code would prove nothing.
  const takesCodes = operation !== "enable2fa";
  const methods: ConfirmMethod[] = [
    ...(takesCodes && phoneStatus === "VALIDATED" ? (["SMS"] as const) : []),
    ...(profile.hasPinCode ? (["PIN_CODE"] as const) : []),
    "PASSWORD",
    ...(takesCodes ? (["EMAIL"] as const) : []),
  ];
  const [method, setMethod] = useState<ConfirmMethod>(methods[0] ?? "PASSWORD");
  const [value, setValue] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** How many more codes can be sent; null before the first one. */
  const [sent, setSent] = useState<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is sent when the phone or e-mail is chosen, and only then
  useEffect(() => {
    if (method !== "SMS" && method !== "EMAIL") return;
    setSent(null);
    sendCode({ session, params: { operation }, query: { method } }).then(
      ({ remainingSendAttempts }) => setSent(remainingSendAttempts),
      (thrown: unknown) => setError(refusalMessage(thrown)),
    );
  }, [method, session]);

  const refusalMessage = (thrown: unknown): string => {
    const code = thrown instanceof ApiError ? thrown.errorCode : null;
    if (code === "NO_REMAINING_SEND_CODE_ATTEMPT") return t("account.noMoreCodes");
    if (code !== "VERIFICATION_FAILED" && code !== "MFA_INVALID_CONFIRMATION_CODE") {
      return failureMessage(t, thrown);
    }
    const left = Number((thrown as ApiError).details.remainingAttempts);
    return t("account.notRight", { count: left });
  };

  const submit = async () => {
    setBusy(true);
    setError(null);
    try {
      if (method !== "SMS") {
        const body =
          method === "EMAIL"
            ? ({ type: "PASSWORD", method, value, operation } as const)
            : ({ type: method, method: "NOT_APPLICABLE", value, operation } as const);
        await prove({ session, body });
      }
      await onConfirmed(method === "SMS" ? value : undefined);
    } catch (thrown) {
      setValue("");
      setError(refusalMessage(thrown));
    } finally {
      setBusy(false);
    }
  };

  const choose = (other: ConfirmMethod) => {
    setMethod(other);
    setValue("");
    setError(null);
  };
  return { method, methods, value, setValue, error, busy, sent, submit, choose };
}
