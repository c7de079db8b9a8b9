import { claimMissionPrize } from "@parlour/contracts/calls/rewards/missions/claim-mission-prize";
import type { PlayerMission } from "@parlour/contracts/entities/mission";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { showToast } from "@parlour/web/ui/toast";
import { useRef, useState } from "react";
import { prizeText } from "./goal-text.ts";

const claim = client(claimMissionPrize);

/** Claims the prize of a mission. The server pays it once, so a repeated claim is safe. */
export function useClaim(session: string, onClaimed: () => void) {
  const { t, language } = useTranslation();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async run({ id, period, prize }: PlayerMission): Promise<void> {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        await claim({ session, params: { id }, body: { period } });
        showToast({
          tone: "success",
          title: t("missions.claimedPrize", { prize: prizeText(t, language, prize) }),
        });
      } catch (error) {
        showToast({ tone: "danger", title: t(faultOf(error)) });
      } finally {
        onClaimed();
        running.current = false;
        setBusy(false);
      }
    },
  };
}

function faultOf(error: unknown) {
  const code = error instanceof ApiError ? error.errorCode : null;
  if (code === "MISSION_NOT_COMPLETED") return "missions.notCompleted";
  return code === "OFFER_NOT_AVAILABLE" ? "missions.notAvailable" : "missions.failed";
}
