import { Dialog } from "@parlour/web/ui/dialog";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Difference } from "../../../parts/difference.tsx";
import { Moment } from "../../../parts/moment.tsx";
import { readable } from "../../../parts/readable.ts";
import { type AuditEntry, kindOf, kindWords } from "./audit-entry.ts";

/** All details of an audit entry: the operator, the reason, and the values before and after the change. */
export function EntryDialog({ entry, onClose }: { entry: AuditEntry | null; onClose: () => void }) {
  return (
    <Dialog
      wide
      open={entry !== null}
      onClose={onClose}
      title={readable(entry?.call ?? "")}
      closeLabel="Close"
    >
      {entry ? (
        <div className="grid gap-6">
          <KeyValueList
            items={[
              { label: "When", value: <Moment at={entry.at} /> },
              { label: "Who", value: entry.operatorName },
              { label: "Subject", value: <span className="break-all">{entry.subject}</span> },
              { label: "Outcome", value: kindWords[kindOf(entry)] },
              { label: "Reason", value: entry.reason ?? "Not given" },
              { label: "From", value: entry.address },
              { label: "Position in chain", value: entry.position },
            ]}
          />
          <Difference before={entry.before} after={entry.after} />
          {entry.details ? (
            <pre className="overflow-x-auto rounded-chip bg-ink p-3 text-sm">
              {JSON.stringify(entry.details, null, 2)}
            </pre>
          ) : null}
          <p className="text-xs break-all text-mist">{entry.hash}</p>
        </div>
      ) : null}
    </Dialog>
  );
}
