import type { EnforcementMethod } from "@parlour/contracts/enumerations";
import { solveCaptcha } from "@parlour/web/api/captcha/solve-captcha";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useRef, useState } from "react";
import { rememberUsername } from "../../parts/local-memory.ts";
import { causeMessage } from "./cause-message.ts";
import { type LoginOutcome, tryLogIn, tryPasskeyLogIn } from "./log-in.ts";
import type { LoginFailure } from "./login-outcome.ts";
import { isPasskeyCancelled } from "./passkey-browser.ts";
import { useEnterSite } from "./use-enter-site.ts";

export type Credentials = { username: string; password: string; rememberMe: boolean };

/** The step that follows the password, if any. */
export type FactorPrompt = {
  method: EnforcementMethod;
  wrong: boolean;
  remainingAttempts: number | undefined;
};

const FACTOR_CAUSE = /^mfa_required:(SMS|PIN_CODE|TWO_FACTOR_AUTHENTICATION)$/;

/** The login flow: credentials, possibly a captcha, possibly a second factor. */
export function useLogin(options: { stay?: boolean; onEntered?: () => void } = {}) {
  const { t } = useTranslation();
  const { enter } = useEnterSite(options);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [prompt, setPrompt] = useState<FactorPrompt | null>(null);
  /** The captcha progress from 0 to 1; null while no captcha is required. */
  const [captcha, setCaptcha] = useState<number | null>(null);
  const credentials = useRef<Credentials | null>(null);

  const attempt = async (given: Credentials, code?: string): Promise<LoginOutcome> => {
    const factor = prompt && code ? { method: prompt.method, code } : undefined;
    const send = async (prove: boolean) =>
      await tryLogIn(given, { factor, captchaToken: prove ? await solve() : undefined });
    const first = await send(captcha !== null);
    if (!isCaptchaAsked(first)) return first;
    setError(causeMessage(t, first));
    return await send(true);
  };

  const solve = async () => {
    setCaptcha(0);
    return await solveCaptcha(setCaptcha);
  };

  const fail = (failure: LoginFailure, code: string | undefined) => {
    const method = FACTOR_CAUSE.exec(failure.cause)?.[1] as EnforcementMethod | undefined;
    if (method) {
      const { remainingAttempts } = failure;
      setPrompt({ method, wrong: code !== undefined, remainingAttempts });
      // The password was correct, so a captcha is no longer needed.
      setCaptcha(null);
      return setError(null);
    }
    setPrompt(null);
    setError(causeMessage(t, failure));
  };

  const run = async (given: Credentials, code?: string) => {
    setBusy(true);
    setError(null);
    try {
      const result = await attempt(given, code);
      if (result.outcome === "FAILED") return fail(result, code);
      rememberUsername(given.username, given.rememberMe);
      await enter(result);
      options.onEntered?.();
    } catch {
      setPrompt(null);
      setError(t("identity.unexpected"));
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    error,
    prompt,
    captcha,
    async logIn(given: Credentials) {
      credentials.current = given;
      await run(given);
    },
    async logInByPasskey() {
      setBusy(true);
      setError(null);
      try {
        const result = await tryPasskeyLogIn();
        if (result.outcome === "FAILED") {
          const unknown = result.cause === "invalid_grant";
          return setError(unknown ? t("identity.passkeyUnknown") : causeMessage(t, result));
        }
        await enter(result);
        options.onEntered?.();
      } catch (thrown) {
        if (!isPasskeyCancelled(thrown)) setError(t("identity.unexpected"));
      } finally {
        setBusy(false);
      }
    },
    /** If the login is submitted again without a code, the server sends a new code. */
    async answer(code?: string) {
      if (credentials.current) await run(credentials.current, code);
    },
    startOver() {
      setPrompt(null);
      setError(null);
    },
  };
}

function isCaptchaAsked(result: LoginOutcome): result is LoginFailure {
  return result.outcome === "FAILED" && result.cause === "invalid_grant_captcha_enforcement";
}
