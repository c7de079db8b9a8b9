import { getPlayer } from "@parlour/contracts/calls/identity/profile/get-player";
import { useCall } from "@parlour/web/api/use-resource";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Skeleton } from "@parlour/web/ui/skeleton";
import { failureText } from "../../../parts/failure-text.ts";
import { placeName } from "../../../parts/place-name.ts";
import { PlayerLink } from "../../../parts/queues/player-link.tsx";
import type { ReviewedDocument } from "./reviewed-document.ts";

type OwnerDetailsProps = { playerId: string; kind: ReviewedDocument["documentKind"] };

/** The account's details, for comparison with the document. */
export function OwnerDetails({ playerId, kind }: OwnerDetailsProps) {
  const { value, error, loading } = useCall(getPlayer, { params: { playerId } });
  if (loading || value === undefined) {
    return error === undefined ? (
      <Skeleton className="h-28 w-full" />
    ) : (
      <p role="alert">{failureText(error)}</p>
    );
  }
  const place = [placeName(value.countryCode), value.subdivisionName].filter(Boolean).join(", ");
  const stated = value.statedAddress;
  return (
    <section aria-label="Account holder" className="grid gap-2 border-y border-line py-4">
      <h3 className="font-sans text-base font-semibold">Compare with the account</h3>
      <KeyValueList
        items={[
          { label: "First name", value: value.firstName, strong: true },
          { label: "Last name", value: value.lastName, strong: true },
          { label: "Date of birth", value: value.birthDate, strong: true },
          ...(stated
            ? [
                { label: "Street", value: stated.street, strong: true },
                { label: "City", value: stated.city, strong: true },
                { label: "Postcode", value: stated.postcode || "none", strong: true },
              ]
            : []),
          { label: "Country", value: place },
        ]}
      />
      {kind === "PROOF_OF_ADDRESS" && stated === null ? (
        <p className="text-sm">
          The player hasn't stated street and city, so only country and region can be compared.
        </p>
      ) : null}
      <p className="text-sm text-mist">
        Player <PlayerLink playerId={playerId} />
      </p>
    </section>
  );
}
