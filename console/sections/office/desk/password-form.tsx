import { changeOperatorPassword } from "@parlour/contracts/calls/office/operator/change-operator-password";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { Button } from "@parlour/web/ui/button";
import { CodeField } from "@parlour/web/ui/code-field";
import { PasswordField } from "@parlour/web/ui/password-field";
import { showToast } from "@parlour/web/ui/toast";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { useState } from "react";
import { checkNewPassword, passwordFault } from "../../../app/new-password.ts";
import { Failure } from "../../../parts/failure.tsx";
import { failureText } from "../../../parts/failure-text.ts";

const change = client(changeOperatorPassword);
const empty = { password: "", newPassword: "", code: "" };

/** Changes the operator's own password, which ends their other sessions. */
export function PasswordForm({ asksCode }: { asksCode: boolean }) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useFormFields({
    initial: empty,
    validate: {
      password: (value) => (value === "" ? "Enter your current password." : undefined),
      newPassword: checkNewPassword,
      code: (value) => (asksCode && value.length !== 6 ? "Enter the 6-digit code." : undefined),
    },
    async onSubmit({ password, newPassword, code }) {
      setFailure(null);
      try {
        await change({ body: { password, newPassword }, headers: asksCode ? { "x-mfa-code": code } : {} });
        for (const name of ["password", "newPassword", "code"] as const) form.change(name, "");
        showToast({ tone: "success", title: "Password changed" });
      } catch (error) {
        form.change("code", "");
        const newPasswordFault = passwordFault(error);
        if (newPasswordFault) form.refuse({ newPassword: newPasswordFault });
        else if (codeOf(error) === "VERIFICATION_FAILED") {
          form.refuse({ password: "Wrong password." });
        } else setFailure(failureText(error));
      }
    },
  });
  return (
    <form className="grid max-w-md gap-5" noValidate onSubmit={form.submit}>
      <Failure text={failure} />
      <PasswordField
        {...form.field("password")}
        label="Current password"
        autoComplete="current-password"
        showLabel="Show password"
        hideLabel="Hide password"
        onChange={form.typed("password")}
      />
      <PasswordField
        {...form.field("newPassword")}
        label="New password"
        hint="At least ten characters."
        autoComplete="new-password"
        showLabel="Show password"
        hideLabel="Hide password"
        onChange={form.typed("newPassword")}
      />
      {asksCode ? (
        <CodeField
          {...form.field("code")}
          label="Authenticator code"
          onChange={(value) => form.change("code", value)}
        />
      ) : null}
      <Button type="submit" variant="primary" loading={form.submitting}>
        Change password
      </Button>
    </form>
  );
}

function codeOf(error: unknown): string {
  return error instanceof ApiError ? (error.errorCode ?? "") : "";
}
