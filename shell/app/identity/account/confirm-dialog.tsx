import type { MfaOperation } from "@parlour/contracts/enumerations";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { CodeField } from "@parlour/web/ui/code-field";
import { Dialog } from "@parlour/web/ui/dialog";
import { PasswordField } from "@parlour/web/ui/password-field";
import { useEffect, useId } from "react";
import type { Account } from "../../parts/account.server.ts";
import { PinField } from "../login/pin-field.tsx";
import { type ConfirmMethod, useConfirmation } from "./use-confirmation.ts";

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  account: Account;
  /** Called with the SMS code, or without a code after the password or PIN was verified. */
  onConfirmed: (code?: string) => Promise<void>;
};

const names = {
  SMS: "account.bySms",
  PIN_CODE: "account.byPin",
  PASSWORD: "account.byPassword",
  EMAIL: "account.byEmail",
} as const;

/** Verifies the player before a change: by a code, the PIN or the password. */
export function ConfirmDialog({ open, onClose, account, onConfirmed }: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("account.confirmTitle")}
      description={t("account.confirmText")}
      closeLabel={t("account.close")}
    >
      <Confirmation account={account} onConfirmed={onConfirmed} />
    </Dialog>
  );
}

type ConfirmationProps = Pick<ConfirmDialogProps, "account" | "onConfirmed"> & {
  /** The operation to confirm; by default a change to the profile. */
  operation?: MfaOperation;
};

/** The form of the dialog, for pages that show it inline. */
export function Confirmation({ account, onConfirmed, operation }: ConfirmationProps) {
  const { t } = useTranslation();
  const confirmation = useConfirmation(account, onConfirmed, operation);
  const fieldId = useId();
  const { method, methods, value, error, busy, sent } = confirmation;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different method shows a different field
  useEffect(() => document.getElementById(fieldId)?.focus(), [fieldId, method]);
  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void confirmation.submit();
      }}
    >
      {/* Password managers need the account name that belongs to a password. */}
      <input hidden name="username" autoComplete="username" value={account.profile.email} readOnly />
      {error ? (
        <Banner tone="danger" live>
          {error}
        </Banner>
      ) : null}
      {method === "SMS" || method === "EMAIL" ? (
        <>
          {sent === null ? null : (
            <p className="text-mist">
              {t(method === "SMS" ? "account.codeOnItsWay" : "account.codeMailed", { count: sent })}
            </p>
          )}
          <CodeField id={fieldId} label={t("identity.code")} value={value} onChange={confirmation.setValue} />
        </>
      ) : method === "PIN_CODE" ? (
        <PinField
          id={fieldId}
          label={t("identity.pin")}
          value={value}
          plain
          onChange={confirmation.setValue}
        />
      ) : (
        <PasswordField
          id={fieldId}
          label={t("identity.password")}
          showLabel={t("identity.showPassword")}
          hideLabel={t("identity.hidePassword")}
          autoComplete="current-password"
          value={value}
          onChange={(event) => confirmation.setValue(event.target.value)}
        />
      )}
      <Button type="submit" variant="primary" size="lg" full loading={busy} disabled={value === ""}>
        {t("identity.continue")}
      </Button>
      <div className="-my-2 flex flex-wrap gap-x-2">
        {methods
          .filter((other) => other !== method)
          .map((other: ConfirmMethod) => (
            <Button key={other} variant="quiet" onClick={() => confirmation.choose(other)}>
              {t(names[other])}
            </Button>
          ))}
      </div>
    </form>
  );
}
