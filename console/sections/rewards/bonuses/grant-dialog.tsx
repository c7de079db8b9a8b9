import { getLoyaltyProgramme } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-programme";
import { grantActions } from "@parlour/rules/offer-risk";
import { useCall } from "@parlour/web/api/use-resource";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { useState } from "react";
import { counted } from "../../../parts/counted.ts";
import { changeOrPropose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { useSecondPerson } from "../../../parts/use-second-person.ts";
import { grant, newId, type Offer } from "./bonus-api.ts";
import { noRecipients, recipientIds } from "./recipient-ids.ts";
import { RecipientsField } from "./recipients.tsx";
import { WorstCase } from "./worst-case.tsx";

type GrantDialogProps = { offer: Offer | null; onClose: () => void; onGranted: () => void };

/** Grants an offer to named players or to all players of certain tiers. */
export function GrantDialog({ offer, onClose, onGranted }: GrantDialogProps) {
  const [whom, setWhom] = useState<"players" | "tiers">("players");
  const [recipients, setRecipients] = useState(noRecipients);
  const [id, setId] = useState(() => newId("grant"));
  const [tiers, setTiers] = useState<readonly string[]>([]);
  const programme = useCall(getLoyaltyProgramme, {});
  const list = whom === "tiers" ? [...tiers] : recipientIds(recipients);
  const to = whom === "players" ? { playerIds: list } : { tiers: list };
  const needsSecond = useSecondPerson();
  const isRisky = offer !== null && needsSecond(grantActions(offer.plan, to));
  return (
    <ReasonDialog
      open={offer !== null}
      record={offer?.id}
      onClose={onClose}
      title={`Grant ${offer?.plan.name.en ?? ""}`}
      description={`${counted(list.length, whom === "players" ? "player" : "tier")} selected. Eligibility conditions don't apply.`}
      action={isRisky ? "Propose" : "Grant"}
      disabled={list.length === 0}
      done={isRisky ? "Proposed. Another operator must approve it." : "Granted. Players receive it shortly."}
      onSubmit={async (reason) => {
        if (!offer) return;
        const data = { id, offerId: offer.id, offerVersion: offer.version, to };
        const outcome = await changeOrPropose(() => grant({ body: { id, offerId: offer.id, to, reason } }), {
          kind: "BONUS_GRANT",
          data,
          reason,
        });
        setRecipients(noRecipients);
        setTiers([]);
        setId(newId("grant"));
        onGranted();
        return outcome;
      }}
    >
      {offer ? (
        <WorstCase
          plan={{ ...offer.plan, timesPerPlayer: 1 }}
          isRisky={isRisky}
          players={whom === "players" ? list.length : undefined}
        />
      ) : null}
      <SegmentedControl
        label="Recipients"
        value={whom}
        onChange={(value) => setWhom(value === "tiers" ? "tiers" : "players")}
        options={[
          { value: "players", label: "Players" },
          { value: "tiers", label: "Tiers" },
        ]}
      />
      {whom === "players" ? (
        <RecipientsField value={recipients} onChange={setRecipients} />
      ) : (
        <fieldset>
          <legend className="font-medium">All players in these tiers</legend>
          {programme.value?.current.plan.tiers.map((tier) => (
            <Checkbox
              key={tier.id}
              label={tier.name.en}
              checked={tiers.includes(tier.id)}
              onChange={(event) =>
                setTiers(event.target.checked ? [...tiers, tier.id] : tiers.filter((id) => id !== tier.id))
              }
            />
          )) ?? <p className="text-mist">Loading tiers</p>}
        </fieldset>
      )}
    </ReasonDialog>
  );
}
