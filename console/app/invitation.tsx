import { ApiError } from "@parlour/web/api/api-error";
import { Button } from "@parlour/web/ui/button";
import { PasswordField } from "@parlour/web/ui/password-field";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { useState } from "react";
import { Failure } from "../parts/failure.tsx";
import { failureText } from "../parts/failure-text.ts";
import { checkNewPassword, passwordFault } from "./new-password.ts";
import { acceptInvitation, signIn } from "./operator-api.ts";

const pattern = /^#invitation=([\w-]{20,100})$/;

/** The token of an invitation link, which is in the fragment so that no server log records it. */
export function findInvitation(): string | undefined {
  return pattern.exec(location.hash)?.[1];
}

type InvitationProps = { token: string; onDone: () => Promise<void> };

/** Invited operators choose their password here, so that no one else ever knows it. */
export function Invitation({ token, onDone }: InvitationProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useFormFields({
    initial: { password: "", again: "" },
    validate: {
      password: checkNewPassword,
      again: (value, { password }) => (value === password ? undefined : "The passwords don't match."),
    },
    async onSubmit({ password }) {
      setFailure(null);
      try {
        const { email } = await acceptInvitation({ body: { token, password } });
        history.replaceState(null, "", "/console/");
        // Signing in fails if the operator has an authenticator; the sign-in page then asks for its code.
        await signIn({ body: { username: email, password } }).catch(() => undefined);
        await onDone();
      } catch (error) {
        const fault = passwordFault(error);
        if (fault) form.refuse({ password: fault });
        else setFailure(invitationFailure(error));
      }
    },
  });
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="w-full max-w-md rounded-panel border border-line bg-velvet p-6 md:p-9">
        <h1 className="text-3xl">Choose your password</h1>
        <p className="mt-2 mb-6 text-mist">For your operator account. Don't share it with anyone.</p>
        <form className="grid gap-5" noValidate onSubmit={form.submit}>
          <Failure text={failure} />
          <PasswordField
            {...form.field("password")}
            label="New password"
            hint="At least ten characters."
            autoComplete="new-password"
            autoFocus
            showLabel="Show password"
            hideLabel="Hide password"
            onChange={form.typed("password")}
          />
          <PasswordField
            {...form.field("again")}
            label="Confirm password"
            autoComplete="new-password"
            showLabel="Show password"
            hideLabel="Hide password"
            onChange={form.typed("again")}
          />
          <Button type="submit" variant="primary" size="lg" full loading={form.submitting}>
            Save and log in
          </Button>
        </form>
      </div>
    </main>
  );
}

function invitationFailure(error: unknown): string {
  const isOver = error instanceof ApiError && error.errorCode === "TOKEN_INVALID";
  return isOver
    ? "This link has expired or was already used. Ask an administrator for a new one."
    : failureText(error);
}
