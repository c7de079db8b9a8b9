import { getSiteExclusions } from "@parlour/contracts/calls/site/geolocation/get-site-exclusions";
import { setSiteExclusions } from "@parlour/contracts/calls/site/geolocation/set-site-exclusions";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { ErrorState } from "@parlour/web/ui/error-state";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { useState } from "react";
import { hasRole, useOperator } from "../../../app/operator-context.ts";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedDraft } from "../../../parts/conflicts/use-merged-draft.ts";
import { failureText } from "../../../parts/failure-text.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { formatPlaces, parsePlaces, unknownPlaces } from "./geo-text.ts";

const fetchExclusions = client(getSiteExclusions);
const setExclusions = client(setSiteExclusions);

type Exclusions = Awaited<ReturnType<typeof fetchExclusions>>;

/** The locations where joining, deposits and play are refused. */
export function SiteExclusions() {
  const resource = useCall(getSiteExclusions, {});
  if (resource.error !== undefined && resource.value === undefined) {
    return (
      <ErrorState title="Couldn't load the locations" retryLabel="Try again" onRetry={resource.reload}>
        {failureText(resource.error)}
      </ErrorState>
    );
  }
  if (resource.value === undefined) return <FormSkeleton fields={1} />;
  return <Form exclusions={resource.value} onDone={resource.reload} />;
}

function Form({ exclusions, onDone }: { exclusions: Exclusions; onDone: () => void }) {
  const me = useOperator();
  const initial = formatPlaces(exclusions.filter.notIn.countrySubdivision);
  const draft = useMergedDraft("blocked locations", {
    version: exclusions.version,
    value: { locations: initial },
  });
  const text = draft.value.locations;
  const hasConflict = draft.conflicts.length > 0;
  const [asking, setAsking] = useState(false);
  const [unknown, setUnknown] = useState<string | undefined>();
  const places = parsePlaces(text);
  const mayChange = hasRole(me, ["COMPLIANCE"]);
  return (
    <>
      <form
        className="grid max-w-2xl gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (places && !hasConflict) setAsking(true);
        }}
      >
        <DraftStatus
          draft={draft}
          what="The blocked locations have"
          changedBy={exclusions.changedBy ?? undefined}
          labels={{ locations: "Blocked locations" }}
        />
        <TextAreaField
          label="Blocked locations"
          hint="Countries and subdivisions, such as US, CA-QC. Restrictions within a page are set on that page."
          rows={4}
          readOnly={!mayChange}
          value={text}
          error={places === undefined ? "Use codes such as US or CA-QC, separated by commas." : unknown}
          onChange={(event) => {
            draft.set({ locations: event.target.value });
            setUnknown(undefined);
          }}
        />
        {mayChange ? (
          <div>
            <Button
              type="submit"
              variant="primary"
              disabled={places === undefined || text === initial || hasConflict}
            >
              Change locations
            </Button>
          </div>
        ) : (
          <p className="text-sm text-mist">Only the Compliance role can change this.</p>
        )}
      </form>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Change blocked locations"
        description={`Takes effect within a second. Sign-ups, deposits and play will be blocked in: ${places && Object.keys(places).length > 0 ? formatPlaces(places) : "no locations"}.`}
        action="Change"
        danger
        done="Blocked locations changed"
        about="blocked locations"
        onConflict={() => {
          setAsking(false);
          onDone();
        }}
        onSubmit={async (reason) => {
          if (!places) return;
          const filter = { notIn: { countrySubdivision: places } };
          try {
            await setExclusions({ body: { filter, version: exclusions.version, reason } });
          } catch (error) {
            const wrong = unknownPlaces(error);
            if (wrong.length === 0) throw error;
            setUnknown(`These locations don't exist: ${wrong.join(", ")}.`);
            setAsking(false);
            return false;
          }
          draft.clear();
          onDone();
        }}
      />
    </>
  );
}
