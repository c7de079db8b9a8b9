import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { PasswordField } from "@parlour/web/ui/password-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { readRememberedUsername } from "../../parts/local-memory.ts";
import { CaptchaProgress } from "./captcha-progress.tsx";
import { PasskeyLogin } from "./passkey-login.tsx";
import { SecondFactorStep } from "./second-factor-step.tsx";
import { useLogin } from "./use-login.ts";

type LoginFormProps = {
  /** Stays on the current page instead of redirecting. */
  stay?: boolean;
  onEntered?: () => void;
};

export function LoginForm({ stay = false, onEntered }: LoginFormProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const login = useLogin({ stay, ...(onEntered && { onEntered }) });
  const [remember, setRemember] = useState(false);
  const form = useFormFields({
    initial: { username: "", password: "" },
    validate: {
      username: (value) => (value.trim() ? undefined : t("identity.usernameRequired")),
      password: (value) => (value ? undefined : t("identity.passwordRequired")),
    },
    onSubmit: (values) => login.logIn({ ...values, rememberMe: remember }),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the remembered name is filled in once, when the form appears
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>(`#${CSS.escape(form.field("username").id)}`);
    // The login form takes the focus only in a dialog, because on a page it may not be the main content.
    if (stay) field?.focus();
    const remembered = readRememberedUsername();
    if (remembered === "") return;
    setRemember(true);
    // Keeps the text that was typed before hydration.
    if (!field?.value) form.change("username", remembered);
  }, []);

  if (login.prompt) return <SecondFactorStep prompt={login.prompt} login={login} />;
  return (
    // Uses POST even before hydration, so that a password never ends up in a URL.
    <form method="post" noValidate onSubmit={form.submit} className="grid gap-5">
      {login.error ? (
        <Banner tone="danger" live>
          {login.error}
        </Banner>
      ) : null}
      {login.captcha === null ? null : <CaptchaProgress progress={login.captcha} />}
      <TextField
        {...form.field("username")}
        label={t("identity.username")}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        onChange={form.typed("username")}
      />
      <PasswordField
        {...form.field("password")}
        label={t("identity.password")}
        showLabel={t("identity.showPassword")}
        hideLabel={t("identity.hidePassword")}
        autoComplete="current-password"
        enterKeyHint="go"
        onChange={form.typed("password")}
      />
      <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          label={t("identity.rememberMe")}
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        <Link
          to={stay ? "/forgot-password" : `/forgot-password${search}`}
          state={{ email: form.values.username.trim() }}
          className="touch-target py-1 text-bright underline-offset-4 hover:underline"
        >
          {t("identity.forgotPassword")}
        </Link>
      </div>
      <Button type="submit" variant="primary" size="xl" full loading={login.busy}>
        {t("identity.logIn")}
      </Button>
      <PasskeyLogin login={login} />
    </form>
  );
}
