import { setMissionParticipation } from "@parlour/contracts/calls/rewards/missions/set-mission-participation";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Switch } from "@parlour/web/ui/switch";
import { showToast } from "@parlour/web/ui/toast";
import { useHydrated } from "@parlour/web/ui/use-hydrated";
import { useState } from "react";

const save = client(setMissionParticipation);

type ParticipationSwitchProps = { session: string; isTakingPart: boolean; onChanged: () => void };

/** Opts out of missions, or takes part again. */
export function ParticipationSwitch({ session, isTakingPart, onChanged }: ParticipationSwitchProps) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const change = async (isWanted: boolean) => {
    setBusy(true);
    try {
      await save({ session, body: { isTakingPart: isWanted } });
    } catch {
      showToast({ tone: "danger", title: t("missions.failed") });
    } finally {
      onChanged();
      setBusy(false);
    }
  };
  return (
    <Switch
      label={t("missions.takePart")}
      hint={t("missions.takePartHint")}
      checked={isTakingPart}
      disabled={busy || !hydrated}
      onChange={(event) => void change(event.target.checked)}
    />
  );
}
