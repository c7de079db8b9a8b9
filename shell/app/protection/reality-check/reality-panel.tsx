import { setRealityCheck } from "@parlour/contracts/calls/protection/player-protection/set-reality-check";
import type { RealityCheck } from "@parlour/contracts/entities/protection";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Panel } from "@parlour/web/ui/panel";
import { SelectField } from "@parlour/web/ui/select-field";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { showRealityCheck } from "../../parts/show-reality-check.ts";

const set = client(setRealityCheck);
const intervals = [15, 30, 60, 120, 240];

type RealityPanelProps = { session: string; check: RealityCheck | null };

/** The setting for how often the reality check appears. */
export function RealityPanel({ session, check }: RealityPanelProps) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState(check);
  const [chosen, setChosen] = useState(String(check?.chosenMinutes ?? ""));
  const change = async (value: string) => {
    const before = chosen;
    setChosen(value);
    try {
      setCurrent(await set({ session, body: { intervalMinutes: value === "" ? null : Number(value) } }));
      showRealityCheck.publish({ isDue: false });
      showToast({ tone: "success", title: t("limits.realitySaved") });
    } catch (error) {
      setChosen(before);
      const isDue = error instanceof ApiError && error.errorCode === "REALITY_CHECK_DUE";
      if (isDue) showRealityCheck.publish({ isDue });
      showToast({ tone: "danger", title: t(isDue ? "limits.realityDue" : "limits.failed") });
    }
  };
  const longest = current?.maximumMinutes ?? Number.POSITIVE_INFINITY;
  // If the player has chosen no interval, the jurisdiction's interval applies.
  const required = current?.chosenMinutes === null ? current.intervalMinutes : null;
  const inMinutes = (count: number) => t("limits.minutes", { count });
  return (
    <Panel title={t("player.realityTitle")}>
      <p className="mb-4 text-mist">{t("limits.realityText")}</p>
      <SelectField
        label={t("limits.realityInterval")}
        value={chosen}
        onChange={(event) => void change(event.target.value)}
        options={[
          {
            value: "",
            label:
              required === null
                ? t("limits.realityNever")
                : t("limits.realityPlace", { minutes: inMinutes(required) }),
          },
          ...intervals
            .filter((count) => count <= longest)
            .map((count) => ({ value: String(count), label: inMinutes(count) })),
        ]}
      />
    </Panel>
  );
}
