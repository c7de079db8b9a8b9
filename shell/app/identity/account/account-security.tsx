import type { DataExport } from "@parlour/contracts/entities/data-export";
import type { Passkey } from "@parlour/contracts/entities/passkey";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { ErrorState } from "@parlour/web/ui/error-state";
import { useRevalidator } from "react-router";
import { useAccount } from "../../parts/account-context.ts";
import { AccountPage } from "../../parts/account-page.tsx";
import { PhonePanel } from "../verification/phone-panel.tsx";
import { TwoFactorPanel } from "../verification/two-factor-panel.tsx";
import { ClosePanel } from "./close-panel.tsx";
import { DataPanel } from "./data-panel.tsx";
import { EmailPanel } from "./email-panel.tsx";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { PinPanel } from "./pin-panel.tsx";
import { type OpenSession, SessionsPanel } from "./sessions-panel.tsx";
import { type SignIns, SignInsPanel } from "./sign-ins-panel.tsx";

type AccountSecurityProps = {
  /** Each list is null if it couldn't be loaded. */
  sessions: readonly OpenSession[] | null;
  signIns: SignIns | null;
  passkeys: readonly Passkey[] | null;
  twoFactorOffered: boolean;
  /** The latest request for a copy of the player's data; null if there is none. */
  dataCopy: DataExport | null;
};

export function AccountSecurity(props: AccountSecurityProps) {
  const { sessions, signIns, passkeys, twoFactorOffered, dataCopy } = props;
  const { t } = useTranslation();
  const account = useAccount();
  const { revalidate, state } = useRevalidator();
  return (
    <AccountPage title={t("player.security")}>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <PasswordPanel account={account} />
        <PinPanel account={account} />
        <EmailPanel account={account} />
        <PhonePanel account={account} />
        {twoFactorOffered ? <TwoFactorPanel session={account.session} /> : null}
        {passkeys ? <PasskeysPanel account={account} items={passkeys} /> : null}
        {sessions && signIns ? (
          <>
            <SessionsPanel session={account.session} items={sessions} />
            <SignInsPanel {...signIns} />
          </>
        ) : (
          <ErrorState
            title={t("account.failed")}
            retryLabel={t("account.tryAgain")}
            onRetry={() => void revalidate()}
            retrying={state === "loading"}
          />
        )}
        <DataPanel account={account} latest={dataCopy} />
        <ClosePanel />
      </div>
    </AccountPage>
  );
}
