import { requestPinReset } from "@parlour/contracts/calls/identity/player-verification/request-pin-reset";
import { updatePinCode } from "@parlour/contracts/calls/identity/profile/update-pin-code";
import { safeDestination } from "@parlour/rules/safe-destination";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { Panel } from "@parlour/web/ui/panel";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import type { Account } from "../../parts/account.server.ts";
import { ChoosePinForm } from "../login/choose-pin-form.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { proofHeaders, useProof } from "./use-proof.ts";

const sendPin = client(updatePinCode);
const askReset = client(requestPinReset);

/** The PIN, which is required for withdrawals and for logins on unknown devices. */
export function PinPanel({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { session, profile } = account;
  const proof = useProof();
  const navigate = useNavigate();
  // A page that requires a PIN links to this panel and passes its own address as the destination.
  const destination = safeDestination(useSearchParams()[0].get("destination"));
  return (
    <Panel id="pin" title={t("account.pin")}>
      <p className="mb-5 text-mist">{t(profile.hasPinCode ? "account.pinText" : "account.noPin")}</p>
      <ChoosePinForm
        quiet
        submitLabel={t("identity.savePin")}
        failure={() => t("identity.notification_failure")}
        save={async (pinCode) => {
          await proof.run(async (code) => {
            await sendPin({ session, headers: proofHeaders(code), body: { pinCode } });
            showToast({ tone: "success", title: t("identity.pinSaved") });
            if (destination === null) await revalidate();
            else await navigate(destination, { replace: true });
          });
        }}
      />
      <ConfirmDialog {...proof.dialog} account={account} />
      {profile.hasPinCode ? <ForgotPin session={session} email={profile.email} /> : null}
    </Panel>
  );
}

function ForgotPin({ session, email }: { session: string; email: string }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<"sent" | "failed" | null>(null);
  const ask = async () => {
    setAsking(true);
    try {
      await askReset({ session });
      setOutcome("sent");
    } catch {
      setOutcome("failed");
    } finally {
      setAsking(false);
    }
  };
  const close = () => setOutcome(null);
  return (
    <>
      <Button variant="quiet" loading={asking} onClick={ask} className="mt-2 -ml-5">
        {t("account.forgotPin")}
      </Button>
      <Dialog
        open={outcome !== null}
        onClose={close}
        title={t("account.forgotPin")}
        closeLabel={t("account.close")}
        actions={
          <Button variant="primary" onClick={close}>
            {t("account.close")}
          </Button>
        }
      >
        <p>{outcome === "sent" ? t("account.overlay_email_sent", { email }) : t("account.overlay_error")}</p>
      </Dialog>
    </>
  );
}
