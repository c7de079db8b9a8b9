import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { logInOperator } from "@parlour/contracts/calls/office/operator/log-in-operator";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { CopyButton } from "./copy-button.tsx";

export type DemoAccount = {
  email: string;
  password: string;
  state: string;
  totpSecret: string | null;
  isOperator: boolean;
};

const signIn = client(logIn);
const signInOperator = client(logInOperator);

export function DemoAccountList(props: { accounts: readonly DemoAccount[]; canSignIn: boolean }) {
  const { t } = useTranslation();
  const { accounts, canSignIn } = props;
  return (
    <Panel title={t("sandbox.accounts")}>
      {accounts.length === 0 ? <p className="text-mist">{t("sandbox.accountsEmpty")}</p> : null}
      <ul className="-mb-3">
        {accounts.map((account) => (
          <li key={account.email} className="border-line py-4 not-first:border-t">
            <DemoAccountView account={account} canSignIn={canSignIn} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function DemoAccountView({ account, canSignIn }: { account: DemoAccount; canSignIn: boolean }) {
  const { t } = useTranslation();
  const [signingIn, setSigningIn] = useState(false);
  const enter = async () => {
    setSigningIn(true);
    try {
      const body = { username: account.email, password: account.password };
      if (account.isOperator) await signInOperator({ body });
      else await signIn({ body });
      location.assign(account.isOperator ? "/console/#arrived" : "/");
    } catch {
      setSigningIn(false);
      showToast({ tone: "danger", title: t("sandbox.signInFailed") });
    }
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-sans text-md font-semibold break-all">{account.email}</h3>
        {/* Accounts that need a code can't sign in with one click, because the login page asks for it. */}
        {canSignIn && account.totpSecret === null ? (
          <Button size="sm" loading={signingIn} onClick={enter}>
            {t("sandbox.signIn")}
          </Button>
        ) : null}
      </div>
      {/* The seed describes accounts in English, whatever the page's language. */}
      <p lang="en" className="text-mist">
        {account.state}
      </p>
      <dl className="mt-1 flex flex-wrap gap-x-8 text-sm">
        <Secret label={t("sandbox.password")} value={account.password} />
        {account.totpSecret ? (
          <Secret label={t("sandbox.twoFactorSecret")} value={account.totpSecret} />
        ) : null}
      </dl>
    </>
  );
}

function Secret({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <dt className="text-mist">{label}</dt>
      <dd className="flex min-w-0 items-center gap-1">
        <code className="break-all">{value}</code>
        <CopyButton text={value} what={label} />
      </dd>
    </div>
  );
}
