import { updateProfile } from "@parlour/contracts/calls/identity/profile/update-profile";
import { maskName } from "@parlour/rules/mask-name";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Panel } from "@parlour/web/ui/panel";
import { Switch } from "@parlour/web/ui/switch";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import type { Account } from "../../parts/account.server.ts";
import { failureMessage } from "../login/failure-message.ts";

const send = client(updateProfile);

/** Whether public lists name the player. The switch takes effect immediately and reverts if saving fails. */
export function PublicNamePanel({ account: { session, profile } }: { account: Account }) {
  const { t } = useTranslation();
  const [showsName, setShowsName] = useState(profile.showsName);
  const choose = async (wanted: boolean) => {
    setShowsName(wanted);
    try {
      await send({ session, body: { showsName: wanted } });
      showToast({ tone: "success", title: t("account.profileSaved") });
    } catch (thrown) {
      setShowsName(!wanted);
      showToast({ tone: "danger", title: failureMessage(t, thrown) });
    }
  };
  return (
    <Panel title={t("account.publicName")}>
      <Switch
        label={t("account.showsName")}
        hint={t("account.showsNameText", { name: maskName(profile.nickname) })}
        checked={showsName}
        onChange={(event) => void choose(event.target.checked)}
      />
    </Panel>
  );
}
