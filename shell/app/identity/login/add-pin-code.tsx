import { updatePinCode } from "@parlour/contracts/calls/identity/profile/update-pin-code";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { showToast } from "@parlour/web/ui/toast";
import { useLocation } from "react-router";
import { ChoosePinForm } from "./choose-pin-form.tsx";
import type { ActionState } from "./required-action-link.ts";
import { useEnterSite } from "./use-enter-site.ts";

const sendPin = client(updatePinCode);

/** Sets the first PIN after login; the login is complete once it is saved. */
export function AddPinCode({ session }: { session: string | null }) {
  const { t } = useTranslation();
  const { goOn } = useEnterSite();
  const state = useLocation().state as ActionState | null;
  if (session === null) return <Banner tone="danger">{t("identity.noSession")}</Banner>;
  return (
    <ChoosePinForm
      submitLabel={t("identity.savePin")}
      failure={() => t("identity.notification_failure")}
      save={async (pinCode) => {
        await sendPin({ session, body: { pinCode } });
        showToast({ tone: "success", title: t("identity.pinSaved") });
        const userCountry = state?.userCountry ?? null;
        await goOn({ sessionId: session, userCountry });
      }}
    />
  );
}
