import { listJurisdictionChanges } from "@parlour/contracts/calls/protection/jurisdictions/list-jurisdiction-changes";
import { undoJurisdictionChange } from "@parlour/contracts/calls/protection/jurisdictions/undo-jurisdiction-change";
import { client } from "@parlour/web/api/client";
import { ChangeHistory } from "../../../parts/change-history.tsx";
import { placeName } from "../../../parts/place-name.ts";
import { changeOrPropose } from "../../../parts/propose.ts";

const fetchChanges = client(listJurisdictionChanges);
const undo = client(undoJurisdictionChange);

type JurisdictionHistoryProps = { listKey: string; onUndone: () => void };

export function JurisdictionHistory({ listKey, onUndone }: JurisdictionHistoryProps) {
  return (
    <ChangeHistory
      caption="Jurisdiction change history"
      listKey={`jurisdiction changes ${listKey}`}
      fetchPage={(query, signal) => fetchChanges({ query, signal })}
      nameOf={({ subject }) => placeName(subject)}
      question={({ subject, version }) => ({
        title: `${placeName(subject)}: undo version ${version}?`,
        description: "Later changes to this jurisdiction are undone too. Others aren't affected.",
      })}
      undo={async ({ subject, version, before }, reason, seen) => {
        const mine = seen.find((change) => change.subject === subject);
        // Undoing requires the newest version of this location. If it isn't in the list, it is loaded separately.
        const latest = mine ?? (await fetchChanges({ query: { subject } })).items[0];
        return await changeOrPropose(
          () => undo({ params: { version }, body: { latest: latest?.version ?? version, reason } }),
          {
            kind: "JURISDICTION",
            data: { name: subject, rules: before ?? {}, before: latest?.after ?? null },
            reason,
          },
        );
      }}
      onUndone={onUndone}
    />
  );
}
