import { CONFIRMATION_CODE_LENGTH, PIN_CODE_LENGTH } from "@parlour/contracts/constants";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { CodeField } from "@parlour/web/ui/code-field";
import { TextField } from "@parlour/web/ui/text-field";
import { showToast } from "@parlour/web/ui/toast";
import { useEffect, useId, useState } from "react";
import { PinField } from "./pin-field.tsx";
import type { FactorPrompt, useLogin } from "./use-login.ts";

const prompts = {
  SMS: { title: "identity.smsTitle", text: "identity.causeSms" },
  PIN_CODE: { title: "identity.pinTitle", text: "identity.causePin" },
  TWO_FACTOR_AUTHENTICATION: { title: "identity.twoFactorTitle", text: "identity.causeTwoFactor" },
} as const;

export function SecondFactorStep({
  prompt,
  login,
}: {
  prompt: FactorPrompt;
  login: ReturnType<typeof useLogin>;
}) {
  const { t } = useTranslation();
  const [code, setCode] = useState("");
  const fieldId = useId();
  const { method, wrong, remainingAttempts } = prompt;
  const [recovering, setRecovering] = useState(false);
  const length = method === "PIN_CODE" ? PIN_CODE_LENGTH : CONFIRMATION_CODE_LENGTH;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each server response starts a new step
  useEffect(() => {
    setCode("");
    document.getElementById(fieldId)?.focus();
  }, [prompt]);

  const send = async (value: string) => {
    const complete = recovering ? value.trim() !== "" : value.length === length;
    if (complete && !login.busy) await login.answer(value);
  };
  const resend = async () => {
    await login.answer();
    showToast({ tone: "success", title: t("identity.codeSent") });
  };
  const left = remainingAttempts ?? 0;
  const error = wrong
    ? t(left === 1 ? "identity.codeLastAttempt" : "identity.codeWrong", { count: left })
    : undefined;
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void send(code);
      }}
    >
      <div>
        <h2 className="text-2xl">{t(recovering ? "identity.recoveryTitle" : prompts[method].title)}</h2>
        <p className="mt-1.5 text-mist">{t(recovering ? "identity.recoveryText" : prompts[method].text)}</p>
      </div>
      {recovering ? (
        <TextField
          id={fieldId}
          label={t("identity.recoveryCode")}
          value={code}
          error={error}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={16}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : method === "PIN_CODE" ? (
        <PinField
          id={fieldId}
          label={t("identity.pin")}
          value={code}
          error={error}
          plain
          onChange={setCode}
        />
      ) : (
        <CodeField
          id={fieldId}
          label={t("identity.code")}
          length={length}
          value={code}
          error={error}
          onChange={setCode}
          onComplete={(value) => void send(value)}
        />
      )}
      <Button
        type="submit"
        variant="primary"
        size="xl"
        full
        loading={login.busy}
        disabled={(recovering ? code.trim() === "" : code.length !== length) && !login.busy}
      >
        {t("identity.continue")}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button variant="quiet" onClick={login.startOver}>
          {t("identity.otherAccount")}
        </Button>
        {method === "TWO_FACTOR_AUTHENTICATION" ? (
          <Button
            variant="quiet"
            onClick={() => {
              setCode("");
              setRecovering(!recovering);
              requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
            }}
          >
            {t(recovering ? "identity.useAuthenticator" : "identity.useRecoveryCode")}
          </Button>
        ) : null}
        {method === "SMS" ? (
          <Button variant="quiet" onClick={resend} disabled={login.busy}>
            {t("identity.resendCode")}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
