import { setSandboxLocation } from "@parlour/contracts/calls/site/sandbox/set-sandbox-location";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Panel } from "@parlour/web/ui/panel";
import { SelectField } from "@parlour/web/ui/select-field";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";

type LocationPanelProps = { places: readonly { value: string; label: string }[]; chosen: string };

const sendPlace = client(setSandboxLocation);

/** Sets this browser's location, to see what a visitor at that location sees. */
export function LocationPanel({ places, chosen }: LocationPanelProps) {
  const { t } = useTranslation();
  const [place, setPlace] = useState(chosen);
  const move = async (value: string) => {
    setPlace(value);
    try {
      await sendPlace({ body: { place: value || null } });
      location.reload();
    } catch {
      setPlace(chosen);
      showToast({ tone: "danger", title: t("sandbox.placeFailed") });
    }
  };
  return (
    <Panel title={t("sandbox.place")}>
      <SelectField
        label={t("sandbox.placeLabel")}
        hint={t("sandbox.placeHint")}
        value={place}
        onChange={(event) => void move(event.target.value)}
        options={[
          { value: "", label: t("sandbox.placeByAddress") },
          { value: "NOWHERE", label: t("sandbox.placeNowhere") },
          ...places,
        ]}
      />
    </Panel>
  );
}
