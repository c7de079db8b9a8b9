import { ApiError } from "@parlour/web/api/api-error";
import { solveCaptcha } from "@parlour/web/api/captcha/solve-captcha";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { CodeField } from "@parlour/web/ui/code-field";
import { FanDivider } from "@parlour/web/ui/fan-divider";
import { PasswordField } from "@parlour/web/ui/password-field";
import { Progress } from "@parlour/web/ui/progress";
import { TextField } from "@parlour/web/ui/text-field";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { Wordmark } from "@parlour/web/ui/wordmark";
import { useState } from "react";
import { Failure } from "../parts/failure.tsx";
import { failureText } from "../parts/failure-text.ts";
import { ForgotPassword } from "./forgot-password.tsx";
import { signIn } from "./operator-api.ts";

type SignInProps = {
  /** Why the previous session ended; null if there was no session. */
  ended: string | null;
  onSignedIn: () => Promise<void>;
};

export function SignIn({ ended, onSignedIn }: SignInProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [forgot, setForgot] = useState(false);
  const [asksCode, setAsksCode] = useState(false);
  const [usesRecovery, setUsesRecovery] = useState(false);
  /** The captcha progress from 0 to 1; null while no captcha is required. */
  const [captcha, setCaptcha] = useState<number | null>(null);
  const form = useFormFields({
    initial: { username: "", password: "", code: "" },
    validate: {
      username: (value) => (value.trim() === "" ? "Enter your email address." : undefined),
      password: (value) => (value === "" ? "Enter your password." : undefined),
      code: (value) => {
        if (!asksCode) return undefined;
        if (usesRecovery) return value.trim() === "" ? "Enter one of your recovery codes." : undefined;
        return value.length === 6 ? undefined : "Enter the 6-digit code.";
      },
    },
    async onSubmit({ username, password, code }) {
      setFailure(null);
      try {
        const factor = asksCode ? { "x-mfa-code": code.trim() } : {};
        const send = async (captcha: boolean) =>
          await signIn({
            body: { username, password },
            headers: captcha ? { ...factor, "x-captcha-token": await solveCaptcha(setCaptcha) } : factor,
          });
        await send(false).catch((error: unknown) => {
          if (needsCaptcha(error)) return send(true);
          throw error;
        });
        await onSignedIn();
      } catch (error) {
        setCaptcha(null);
        const cause = error instanceof ApiError ? error.errorCode : null;
        if (cause === "mfa_required:TWO_FACTOR_AUTHENTICATION") return setAsksCode(true);
        form.change("code", "");
        setFailure(signInFailure(error));
      }
    },
  });
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-md rounded-panel border border-line bg-velvet p-6 md:p-9">
        <div className="flex flex-col items-center text-center">
          <Wordmark />
          <FanDivider className="my-5 w-full" />
          <h1 className="text-3xl">Operator console</h1>
          <p className="mt-2 text-mist">For authorised staff only.</p>
        </div>
        {forgot ? (
          <ForgotPassword initialEmail={form.values.username} onBack={() => setForgot(false)} />
        ) : (
          <form className="mt-7 grid gap-5" noValidate onSubmit={form.submit}>
            {ended !== null && failure === null ? <Banner live>{ended}</Banner> : null}
            <Failure text={failure} />
            <TextField
              {...form.field("username")}
              label="Email"
              type="email"
              autoComplete="username"
              autoFocus
              onChange={form.typed("username")}
            />
            <PasswordField
              {...form.field("password")}
              label="Password"
              autoComplete="current-password"
              showLabel="Show password"
              hideLabel="Hide password"
              onChange={form.typed("password")}
            />
            {asksCode && usesRecovery ? (
              <TextField
                {...form.field("code")}
                label="Recovery code"
                hint="Works once"
                autoComplete="off"
                autoCapitalize="none"
                maxLength={16}
                autoFocus
                onChange={form.typed("code")}
              />
            ) : null}
            {asksCode && !usesRecovery ? (
              <CodeField
                {...form.field("code")}
                label="Authenticator code"
                autoFocus
                onChange={(value) => form.change("code", value)}
              />
            ) : null}
            {captcha === null ? null : (
              <div role="status">
                <p className="mb-2 text-sm text-mist">Checking that you aren't a robot…</p>
                <Progress label="Security check" value={captcha} max={1} />
              </div>
            )}
            <Button type="submit" variant="primary" size="lg" full loading={form.submitting}>
              Log in
            </Button>
            {asksCode ? (
              <Button
                variant="quiet"
                full
                onClick={() => {
                  form.change("code", "");
                  setUsesRecovery(!usesRecovery);
                }}
              >
                {usesRecovery ? "Use my authenticator" : "Use a recovery code"}
              </Button>
            ) : null}
            <Button variant="quiet" full onClick={() => setForgot(true)}>
              Forgot password?
            </Button>
          </form>
        )}
      </div>
    </main>
  );
}

function needsCaptcha(error: unknown): boolean {
  return error instanceof ApiError && error.errorCode === "invalid_grant_captcha_enforcement";
}

function signInFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return failureText(error);
  if (error.errors.some(({ code }) => code === "invalid_grant")) return "Wrong email or password.";
  if (error.errorCode === "blocked") return "Too many attempts from this network. Try again in 15 minutes.";
  return failureText(error);
}
