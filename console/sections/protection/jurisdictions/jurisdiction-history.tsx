import type { listJurisdictionChanges } from "@parlour/contracts/calls/protection/jurisdictions/list-jurisdiction-changes";
import type { undoJurisdictionChange } from "@parlour/contracts/calls/protection/jurisdictions/undo-jurisdiction-change";
import { client } from "@parlour/web/api/client";
import { ChangeHistory } from "../../../parts/change-history.tsx";
import { placeName } from "../../../parts/place-name.ts";

const askChanges = client<typeof listJurisdictionChanges>(
  "GET",
  "/services/operator/v1/jurisdiction-changes",
);
const undo = client<typeof undoJurisdictionChange>(
  "POST",
  "/services/operator/v1/jurisdiction-changes/{version}/undo",
);

type JurisdictionHistoryProps = { listKey: string; onUndone: () => void };

/** The change history of jurisdictions. */
export function JurisdictionHistory({ listKey, onUndone }: JurisdictionHistoryProps) {
  return (
    <ChangeHistory
      caption="Changes of jurisdictions"
      listKey={`jurisdiction changes ${listKey}`}
      ask={(query, signal) => askChanges({ query, signal })}
      nameOf={({ subject }) => placeName(subject)}
      question={({ subject, version }) => ({
        title: `${placeName(subject)}: back to before version ${version}?`,
        description: "Later changes of this place are undone with it. Other places stay as they are.",
      })}
      undo={async ({ subject, version }, reason, seen) => {
        const mine = seen.find((change) => change.subject === subject);
        // On older pages the newest change of this location isn't loaded.
        const latest = mine ?? (await askChanges({ query: { subject } })).items[0];
        await undo({ params: { version }, body: { latest: latest?.version ?? version, reason } });
      }}
      onUndone={onUndone}
    />
  );
}
