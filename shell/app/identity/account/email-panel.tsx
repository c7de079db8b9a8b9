import { changeEmail } from "@parlour/contracts/calls/identity/profile/change-email";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { TextField } from "@parlour/web/ui/text-field";
import { useFormFields } from "@parlour/web/ui/use-form-fields";
import { useState } from "react";
import type { Account } from "../../parts/account.server.ts";
import { failureMessage } from "../login/failure-message.ts";
import { fieldMessages } from "../login/field-messages.ts";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { proofHeaders, useProof } from "./use-proof.ts";

const send = client(changeEmail);

/** The player's e-mail address. A change takes effect when the link sent to the new address is opened. */
export function EmailPanel({ account }: { account: Account }) {
  const { t } = useTranslation();
  const [error, setError] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { session, profile } = account;
  const proof = useProof();
  const form = useFormFields({
    initial: { email: "" },
    validate: {
      email: (value) => (/^\S+@\S+\.\S+$/.test(value.trim()) ? undefined : t("identity.emailFormat")),
    },
    async onSubmit({ email }) {
      setError(null);
      setSentTo(null);
      const address = email.trim();
      try {
        await proof.run(async (code) => {
          await send({ session, headers: proofHeaders(code), body: { email: address } });
          setSentTo(address);
          form.change("email", "");
        });
      } catch (thrown) {
        if (thrown instanceof ApiError && thrown.status === 422)
          form.refuse(fieldMessages(t, thrown, { email: "email" }).fields);
        else setError(failureMessage(t, thrown));
      }
    },
  });
  return (
    <Panel id="email" title={t("identity.email")}>
      <p className="mb-5 text-mist">
        {t("account.emailText")}{" "}
        <span className="inline-block max-w-full font-semibold wrap-anywhere text-ivory">
          {profile.email}
        </span>
      </p>
      <form method="post" noValidate onSubmit={form.submit} className="grid gap-5">
        {error ? (
          <Banner tone="danger" live>
            {error}
          </Banner>
        ) : null}
        {sentTo ? (
          <Banner tone="success" live>
            {t("account.emailChangeSent", { email: sentTo })}
          </Banner>
        ) : null}
        <TextField
          {...form.field("email")}
          label={t("account.newEmail")}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          onChange={form.typed("email")}
        />
        <Button type="submit" size="lg" loading={form.submitting} className="justify-self-start">
          {t("account.changeEmail")}
        </Button>
      </form>
      <ConfirmDialog {...proof.dialog} account={account} />
    </Panel>
  );
}
