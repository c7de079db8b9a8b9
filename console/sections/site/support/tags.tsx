import { addSupportTag } from "@parlour/contracts/calls/site/support-desk/add-support-tag";
import { changeSupportTag } from "@parlour/contracts/calls/site/support-desk/change-support-tag";
import { listSupportTags } from "@parlour/contracts/calls/site/support-desk/list-support-tags";
import type { SupportTag } from "@parlour/contracts/entities/support-desk";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { hasRole, useOperator } from "../../../app/operator-context.ts";
import { FormDialog } from "../../../parts/form-dialog.tsx";
import { RecordTable } from "../../../parts/record-table.tsx";
import { nameFaultText } from "./name-fault-text.ts";

const add = client(addSupportTag);
const change = client(changeSupportTag);

type Draft = { id: string | null; name: string; isRetired: boolean };

export function Tags() {
  const resource = useCall(listSupportTags, {});
  const mayChange = hasRole(useOperator(), ["SUPPORT"]);
  const [draft, setDraft] = useState<Draft | null>(null);
  return (
    <div className="grid gap-4">
      <h2 className="sr-only">Tags</h2>
      {mayChange ? (
        <div>
          <Button variant="primary" onClick={() => setDraft({ id: null, name: "", isRetired: false })}>
            Add a tag
          </Button>
        </div>
      ) : null}
      <RecordTable<SupportTag>
        caption="Tags"
        columns={[
          { key: "name", header: "Tag", sortBy: ({ name }) => name, cell: ({ name }) => name },
          {
            key: "state",
            header: "Status",
            cell: ({ isRetired }) => (
              <Badge tone={isRetired ? "quiet" : "gain"}>{isRetired ? "retired" : "in use"}</Badge>
            ),
          },
          {
            key: "act",
            header: "Actions",
            align: "end",
            cell: (tag) =>
              mayChange ? (
                <Button size="sm" aria-label={`Change ${tag.name}`} onClick={() => setDraft(tag)}>
                  Change
                </Button>
              ) : null,
          },
        ]}
        resource={resource}
        rows={resource.value}
        rowKey={({ id }) => id}
        empty={{ title: "No tags", text: "Add tags to sort conversations by their subject." }}
      />
      <FormDialog
        open={draft !== null}
        onClose={() => setDraft(null)}
        title={draft?.id === null ? "Add a tag" : "Change this tag"}
        action="Save"
        done="Tag saved"
        disabled={(draft?.name.trim() ?? "") === ""}
        describeFailure={nameFaultText}
        onSubmit={async () => {
          if (draft === null) return;
          const body = { name: draft.name.trim(), isRetired: draft.isRetired };
          if (draft.id === null) await add({ body });
          else await change({ params: { tagId: draft.id }, body });
          resource.reload();
        }}
      >
        {draft === null ? null : (
          <>
            <TextField
              label="Name"
              maxLength={40}
              value={draft.name}
              onChange={(event) => setDraft({ ...draft, name: event.target.value })}
            />
            {draft.id === null ? null : (
              <Checkbox
                label="Retired"
                hint="Stays on its conversations and in reports, but can't be added any more."
                checked={draft.isRetired}
                onChange={(event) => setDraft({ ...draft, isRetired: event.target.checked })}
              />
            )}
          </>
        )}
      </FormDialog>
    </div>
  );
}
