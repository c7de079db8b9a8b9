import { CONFIRMATION_CODE_LENGTH } from "@parlour/contracts/constants";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { CodeField } from "@parlour/web/ui/code-field";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import Smartphone from "lucide-react/icons/smartphone";
import { useEffect, useId } from "react";
import type { SmsProblem } from "./sms-problem.ts";
import { type SmsCodeOptions, useSmsCode } from "./use-sms-code.ts";

type SmsCodeFormProps = SmsCodeOptions & {
  /** The phone number, masked except for its last four characters. */
  maskedPhone: string;
  submitLabel: string;
};

const problemTexts: Partial<Record<SmsProblem["kind"], MessageKey>> = {
  noMoreSends: "verification.noMoreSends",
  notValidated: "verification.phoneNotVerified",
  operationFailed: "verification.operationFailed",
  offline: "verification.offline",
  other: "verification.phoneFailed",
};

/** Sends a code to the player's phone, and submits the code that the player enters. */
export function SmsCodeForm({ maskedPhone, submitLabel, ...options }: SmsCodeFormProps) {
  const { t } = useTranslation();
  const sms = useSmsCode(options);
  const hydrated = useHydrated();
  const fieldId = useId();
  const { codeRequested, code, sendsLeft, busy, problem } = sms;

  // biome-ignore lint/correctness/useExhaustiveDependencies: clears the field for a new code and after a rejected one
  useEffect(() => {
    if (codeRequested) document.getElementById(fieldId)?.focus();
  }, [codeRequested, sendsLeft, problem]);

  const bannerText = problem && problemTexts[problem.kind];
  const wrong = problem?.kind === "wrongCode" ? problem : null;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === CONFIRMATION_CODE_LENGTH) void sms.confirm();
      }}
    >
      <p className="flex items-center gap-3 rounded-control border border-line bg-ink/40 px-4 py-3">
        <Smartphone size={20} aria-hidden="true" className="shrink-0 text-bright" />
        <span className="min-w-0 flex-1 text-mist">{t("verification.yourPhone")}</span>
        <span className="font-semibold tabular-nums">{maskedPhone}</span>
      </p>
      {bannerText ? (
        <Banner
          tone={problem.kind === "noMoreSends" || problem.kind === "notValidated" ? "warning" : "danger"}
          live
        >
          {t(bannerText)}
        </Banner>
      ) : null}
      {codeRequested ? (
        <>
          <CodeField
            id={fieldId}
            label={t("verification.code")}
            {...(sendsLeft === null ? {} : { hint: t("verification.codeSent") })}
            length={CONFIRMATION_CODE_LENGTH}
            value={code}
            error={
              wrong
                ? t(wrong.remaining === 1 ? "verification.lastAttempt" : "verification.invalidCode", {
                    count: wrong.remaining,
                  })
                : undefined
            }
            onChange={sms.setCode}
          />
          <Button
            type="submit"
            variant="primary"
            size="xl"
            full
            loading={busy === "confirming"}
            disabled={!hydrated || (code.length !== CONFIRMATION_CODE_LENGTH && busy !== "confirming")}
          >
            {submitLabel}
          </Button>
          <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
            <Button
              variant="quiet"
              onClick={sms.send}
              loading={busy === "sending"}
              disabled={sendsLeft === 0}
              className="-ml-5"
            >
              {t("verification.sendAgain")}
            </Button>
            {sendsLeft === null ? null : (
              <span className="text-sm text-mist">{t("verification.sendsLeft", { count: sendsLeft })}</span>
            )}
          </div>
        </>
      ) : (
        <>
          <Button
            variant="primary"
            size="xl"
            full
            onClick={sms.send}
            loading={busy === "sending"}
            disabled={!hydrated}
          >
            {t("verification.send")}
          </Button>
          <Button variant="quiet" onClick={sms.typeCode} disabled={!hydrated} className="-my-2">
            {t("verification.haveCode")}
          </Button>
        </>
      )}
    </form>
  );
}
