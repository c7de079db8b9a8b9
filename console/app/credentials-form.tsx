import { Button } from "@parlour/web/ui/button";
import { PasswordField } from "@parlour/web/ui/password-field";
import { TextField } from "@parlour/web/ui/text-field";
import { type SubmitEvent, useState } from "react";

type CredentialsFormProps = {
  action: string;
  /** Whether an active authenticator's code is needed beside the password. */
  asksCode: boolean;
  busy: boolean;
  onSubmit: (password: string, code: string) => void;
};

/** Asks for the operator's password, and for a code if there is an authenticator, before credentials change. */
export function CredentialsForm({ action, asksCode, busy, onSubmit }: CredentialsFormProps) {
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(password, code.trim());
    // A code works only once.
    setCode("");
  };
  return (
    <form className="grid max-w-md gap-5" onSubmit={submit}>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        showLabel="Show password"
        hideLabel="Hide password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {asksCode ? (
        <TextField
          label="Code"
          hint="From your current authenticator, or a recovery code"
          autoComplete="one-time-code"
          maxLength={16}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : null}
      <Button
        type="submit"
        variant="primary"
        loading={busy}
        disabled={password === "" || (asksCode && code.trim() === "")}
        className="justify-self-start"
      >
        {action}
      </Button>
    </form>
  );
}
