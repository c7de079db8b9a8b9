import type { Answer } from "@parlour/contracts/call";
import type { getSiteSettings } from "@parlour/contracts/calls/operator/get-site-settings";
import type { listSiteSettingsChanges } from "@parlour/contracts/calls/operator/list-site-settings-changes";
import type { rollBackSiteSettings } from "@parlour/contracts/calls/operator/roll-back-site-settings";
import { client } from "@parlour/web/api/client";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { useState } from "react";
import { Difference } from "../../parts/difference.tsx";
import { Moment } from "../../parts/moment.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { type RecordColumn, RecordTable } from "../../parts/record-table.tsx";
import { useAnswer } from "../../parts/use-answer.ts";

type Change = Answer<typeof listSiteSettingsChanges>["items"][number];

const askChanges = client<typeof listSiteSettingsChanges>(
  "GET",
  "/services/operator/v1/site-settings/changes",
);
const rollBack = client<typeof rollBackSiteSettings>("POST", "/services/operator/v1/site-settings/roll-back");

type SettingsHistoryProps = { current: Answer<typeof getSiteSettings>; onRolledBack: () => void };

/** Every version with what it changed; each can be undone together with all that came after it. */
export function SettingsHistory({ current, onRolledBack }: SettingsHistoryProps) {
  const answer = useAnswer(`changes ${current.version}`, (signal) => askChanges({ signal }));
  const [undoing, setUndoing] = useState<Change | null>(null);
  const columns: RecordColumn<Change>[] = [
    { key: "version", header: "Version", cell: ({ version }) => version },
    {
      key: "when",
      header: "When",
      cell: ({ at, operatorName }) => (
        <>
          <Moment at={at} />
          <span className="block text-sm text-mist">{operatorName}</span>
        </>
      ),
    },
    {
      key: "what",
      header: "What",
      cell: ({ before, after }) => <Difference before={before} after={after} />,
    },
    { key: "why", header: "Why", cell: ({ reason }) => reason },
    {
      key: "undo",
      header: "",
      align: "end",
      cell: (change) => (
        <Button size="sm" onClick={() => setUndoing(change)}>
          Undo
        </Button>
      ),
    },
  ];
  return (
    <Panel title="History" className="mt-6">
      <RecordTable
        caption="Changes of the settings"
        columns={columns}
        answer={answer}
        rows={answer.value?.items}
        rowKey={({ version }) => String(version)}
        empty={{ title: "No changes yet", text: "Every change is kept here with who made it and why." }}
      />
      <ReasonDialog
        open={undoing !== null}
        onClose={() => setUndoing(null)}
        title={`Back to before version ${undoing?.version ?? ""}?`}
        description="This version and all later ones are undone, as a change of its own."
        action="Roll back"
        danger
        done="Rolled back"
        onSubmit={async (reason) => {
          if (!undoing) return;
          await rollBack({ body: { toVersion: undoing.version - 1, version: current.version, reason } });
          onRolledBack();
        }}
      />
    </Panel>
  );
}
