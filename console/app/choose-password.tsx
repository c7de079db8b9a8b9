import { ApiError } from "@parlour/web/api/api-error";
import { Button } from "@parlour/web/ui/button";
import { PasswordField } from "@parlour/web/ui/password-field";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { useState } from "react";
import { Failure } from "../parts/failure.tsx";
import { failureText } from "../parts/failure-text.ts";
import { checkNewPassword, passwordFault } from "./new-password.ts";
import { acceptInvitation, resetPassword, signIn } from "./operator-api.ts";

export type PasswordLink = { kind: "invitation" | "reset"; token: string };

const pattern = /^#(invitation|reset)=([\w-]{20,100})$/;

/** The link of an invitation or a password reset. Its token is in the fragment so that no server log records it. */
export function findPasswordLink(): PasswordLink | undefined {
  const [, kind, token] = pattern.exec(location.hash) ?? [];
  return token === undefined ? undefined : { kind: kind as PasswordLink["kind"], token };
}

type ChoosePasswordProps = { link: PasswordLink; onDone: () => Promise<void> };

/** Operators choose their password here, so that no one else ever knows it. */
export function ChoosePassword({ link: { kind, token }, onDone }: ChoosePasswordProps) {
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
        const { email } = await (kind === "reset" ? resetPassword : acceptInvitation)({
          body: { token, password },
        });
        history.replaceState(null, "", "/console/");
        // Signing in fails if the operator has an authenticator; the sign-in page then asks for its code.
        await signIn({ body: { username: email, password } }).catch(() => undefined);
        await onDone();
      } catch (error) {
        const fault = passwordFault(error);
        if (fault) form.refuse({ password: fault });
        else setFailure(linkFailure(kind, error));
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

function linkFailure(kind: PasswordLink["kind"], error: unknown): string {
  const isOver = error instanceof ApiError && error.errorCode === "TOKEN_INVALID";
  if (!isOver) return failureText(error);
  const next =
    kind === "reset" ? "Request a new one on the login page." : "Ask an administrator for a new one.";
  return `This link has expired or was already used. ${next}`;
}
