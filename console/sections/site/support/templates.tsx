import { deleteSupportTemplate } from "@parlour/contracts/calls/site/support-desk/delete-support-template";
import { listSupportTemplates } from "@parlour/contracts/calls/site/support-desk/list-support-templates";
import type { SupportTemplate } from "@parlour/contracts/entities/support-desk";
import { client } from "@parlour/web/api/client";
import { useCall } from "@parlour/web/api/use-resource";
import { languageNames } from "@parlour/web/i18n/languages";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { hasRole, useOperator } from "../../../app/operator-context.ts";
import { ConfirmDialog } from "../../../parts/confirm-dialog.tsx";
import { useEditedRecord } from "../../../parts/conflicts/use-edited-record.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { TemplateDialog } from "./template-dialog.tsx";

const remove = client(deleteSupportTemplate);
const languages = Object.keys(languageNames);

/** Prepared replies and excerpts for chats and messages. */
export function Templates() {
  const resource = useCall(listSupportTemplates, {});
  const mayChange = hasRole(useOperator(), ["SUPPORT"]);
  const [editing, setEditing] = useState<string | null>(null);
  const [removing, setRemoving] = useState<SupportTemplate | null>(null);
  const { record, isDeleted } = useEditedRecord(editing, resource.value, ({ id }) => id);
  const edited = editing === "new" ? "new" : record;
  const columns: RecordColumn<SupportTemplate>[] = [
    { key: "name", header: "Template", sortBy: ({ name }) => name, cell: ({ name }) => name },
    {
      key: "kind",
      header: "Kind",
      sortBy: ({ kind }) => kind,
      cell: ({ kind }) => (kind === "REPLY" ? "Reply" : "Excerpt"),
    },
    {
      key: "shortcut",
      header: "Shortcut",
      minor: true,
      cell: ({ shortcut }) => (shortcut ? <code>/{shortcut}</code> : "–"),
    },
    { key: "languages", header: "Languages", cell: ({ texts }) => languagesText(texts) },
    {
      key: "text",
      header: "Text",
      minor: true,
      cell: ({ texts }) => (
        <span className="line-clamp-2 max-w-md">{texts.en ?? Object.values(texts)[0]}</span>
      ),
    },
    {
      key: "act",
      header: "Actions",
      align: "end",
      cell: (template) =>
        mayChange ? (
          <span className="flex justify-end gap-2">
            <Button size="sm" aria-label={`Change ${template.name}`} onClick={() => setEditing(template.id)}>
              Change
            </Button>
            <Button size="sm" aria-label={`Delete ${template.name}`} onClick={() => setRemoving(template)}>
              Delete
            </Button>
          </span>
        ) : null,
    },
  ];
  return (
    <div className="grid gap-4">
      <h2 className="sr-only">Templates</h2>
      {mayChange ? (
        <div>
          <Button variant="primary" onClick={() => setEditing("new")}>
            Add a template
          </Button>
        </div>
      ) : null}
      <RecordTable
        caption="Templates"
        columns={columns}
        resource={resource}
        rows={resource.value}
        rowKey={({ id }) => id}
        empty={{ title: "No templates", text: "Add replies that you use often." }}
      />
      {edited === undefined ? null : (
        <TemplateDialog
          edited={edited}
          isDeleted={isDeleted}
          onClose={() => setEditing(null)}
          onDone={resource.reload}
        />
      )}
      <ConfirmDialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title="Delete this template?"
        action="Delete"
        onConfirm={async () => {
          if (removing) await remove({ params: { templateId: removing.id } });
          resource.reload();
        }}
      >
        {`"${removing?.name ?? ""}" will be deleted for all operators.`}
      </ConfirmDialog>
    </div>
  );
}

/** Names only the missing languages, because those are what operators have to act on. */
function languagesText(texts: SupportTemplate["texts"]): string {
  const missing = languages.filter((language) => texts[language] === undefined);
  return missing.length === 0 ? "All" : `Missing: ${missing.join(", ")}`;
}
