import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { TextField } from "@parlour/web/ui/text-field";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { useState } from "react";
import { Failure } from "../parts/failure.tsx";
import { failureText } from "../parts/failure-text.ts";
import { requestPasswordReset } from "./operator-api.ts";

type ForgotPasswordProps = { initialEmail: string; onBack: () => void };

/** Requests a link for choosing a new password. The answer doesn't reveal whether the account exists. */
export function ForgotPassword({ initialEmail, onBack }: ForgotPasswordProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useFormFields({
    initial: { email: initialEmail },
    validate: {
      email: (value) => (/^\S+@\S+$/.test(value.trim()) ? undefined : "Enter your email address."),
    },
    async onSubmit({ email }) {
      setFailure(null);
      try {
        await requestPasswordReset({ body: { email: email.trim() } });
        setSentTo(email.trim());
      } catch (error) {
        setFailure(failureText(error));
      }
    },
  });
  return (
    <form className="mt-7 grid gap-5" noValidate onSubmit={form.submit}>
      <Failure text={failure} />
      {sentTo === null ? (
        <>
          <p className="text-mist">We'll email you a link for choosing a new password.</p>
          <TextField
            {...form.field("email")}
            label="Email"
            type="email"
            autoComplete="username"
            autoFocus
            onChange={form.typed("email")}
          />
          <Button type="submit" variant="primary" size="lg" full loading={form.submitting}>
            Send link
          </Button>
        </>
      ) : (
        <Banner live tone="success">
          {`If ${sentTo} has an operator account, a link is on its way. It works once and expires in an hour.`}
        </Banner>
      )}
      <Button variant="quiet" full onClick={onBack}>
        Back to login
      </Button>
    </form>
  );
}
