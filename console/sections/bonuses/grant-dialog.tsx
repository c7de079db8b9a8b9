import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { useState } from "react";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { grant, newId, type Offer } from "./bonus-api.ts";

type GrantDialogProps = { offer: Offer | null; onClose: () => void; onGranted: () => void };

/** Gives an offer to named players, or to everybody of some tiers. */
export function GrantDialog({ offer, onClose, onGranted }: GrantDialogProps) {
  const [whom, setWhom] = useState<"players" | "tiers">("players");
  const [names, setNames] = useState("");
  const [id, setId] = useState(() => newId("grant"));
  const list = [...new Set(names.split(/[\s,;]+/).filter(Boolean))];
  return (
    <ReasonDialog
      open={offer !== null}
      onClose={onClose}
      title={`Grant ${offer?.plan.name.en ?? ""}`}
      description={`${list.length} ${whom === "players" ? "players" : "tiers"} named. They get it without its conditions.`}
      action="Grant"
      disabled={list.length === 0}
      done="Granted: players get it within moments"
      onSubmit={async (reason) => {
        if (!offer) return;
        const to = whom === "players" ? { playerIds: list } : { tiers: list };
        await grant({ body: { id, offerId: offer.id, to, reason } });
        setNames("");
        setId(newId("grant"));
        onGranted();
      }}
    >
      <SegmentedControl
        label="To whom"
        value={whom}
        onChange={(value) => setWhom(value === "tiers" ? "tiers" : "players")}
        options={[
          { value: "players", label: "Players" },
          { value: "tiers", label: "Tiers" },
        ]}
      />
      <TextAreaField
        label={whom === "players" ? "Ids of players" : "Ids of tiers"}
        hint="One a line, or with commas between them"
        rows={4}
        value={names}
        onChange={(event) => setNames(event.target.value)}
      />
    </ReasonDialog>
  );
}
