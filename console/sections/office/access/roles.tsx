import { listOperatorRoles } from "@parlour/contracts/calls/office/operator/list-operator-roles";
import type { CustomRole } from "@parlour/contracts/entities/operator-role";
import { OPERATOR_ROLES } from "@parlour/contracts/enumerations";
import { useCall } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { useState } from "react";
import { useEditedRecord } from "../../../parts/conflicts/use-edited-record.ts";
import { readable } from "../../../parts/readable.ts";
import { type RecordColumn, RecordTable } from "../../../parts/record-table.tsx";
import { areaTexts, levelTexts } from "./area-words.ts";
import { DeleteRoleDialog } from "./delete-role-dialog.tsx";
import { RoleDialog } from "./role-dialog.tsx";

const intervalMs = 10_000;

/** The custom roles, which administrators put together, and the built-in ones. */
export function Roles() {
  const resource = useCall(listOperatorRoles, {}, { intervalMs });
  const [editing, setEditing] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<CustomRole | null>(null);
  const roles = resource.value?.items;
  const { record, isDeleted } = useEditedRecord(editing, roles, ({ id }) => id);
  const edited = editing === "new" ? "new" : (record ?? null);
  const columns: RecordColumn<CustomRole>[] = [
    {
      key: "name",
      header: "Role",
      sortBy: ({ name }) => name,
      cell: ({ name, description }) => (
        <>
          <span className="block font-semibold">{name}</span>
          <span className="text-sm text-mist">{description}</span>
        </>
      ),
    },
    {
      key: "permissions",
      header: "Permissions",
      cell: ({ permissions }) => (
        <ul className="grid gap-0.5">
          {OPERATOR_ROLES.flatMap((area) => {
            const level = permissions[area];
            if (level === undefined) return [];
            const label = area === "ADMIN" ? "All areas" : readable(area);
            return [<li key={area}>{`${label}: ${levelTexts[level].toLowerCase()}`}</li>];
          })}
        </ul>
      ),
    },
    {
      key: "holders",
      header: "Held by",
      cell: ({ holders }) =>
        holders.length === 0 ? (
          <span className="text-mist">nobody</span>
        ) : (
          holders.map(({ name }) => name).join(", ")
        ),
    },
    {
      key: "actions",
      header: "",
      align: "end",
      cell: (role) => (
        <span className="flex justify-end gap-2">
          <Button size="sm" onClick={() => setEditing(role.id)}>
            Edit <span className="sr-only">{role.name}</span>
          </Button>
          <Button size="sm" onClick={() => setDeleting(role)}>
            Delete <span className="sr-only">{role.name}</span>
          </Button>
        </span>
      ),
    },
  ];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-2xl text-mist">
          A custom role sets an access level for each area. An operator can hold several roles; in each area,
          the highest level applies.
        </p>
        <Button variant="primary" onClick={() => setEditing("new")}>
          New role
        </Button>
      </div>
      <RecordTable
        caption="Custom roles"
        columns={columns}
        resource={resource}
        rows={roles}
        rowKey={({ id }) => id}
        empty={{ title: "No custom roles", text: "The built-in roles below are always available." }}
      />
      <Panel title="Built-in roles" className="mt-6">
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
          {OPERATOR_ROLES.map((role) => (
            <div key={role} className="contents">
              <dt className="font-semibold">{readable(role)}</dt>
              <dd className="text-mist max-sm:mb-2">{`View, change and approve: ${areaTexts[role]}`}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <RoleDialog
        isDeleted={isDeleted}
        role={edited}
        onClose={() => setEditing(null)}
        onProposed={resource.reload}
      />
      <DeleteRoleDialog
        role={deleting}
        roles={roles ?? []}
        onClose={() => setDeleting(null)}
        onProposed={resource.reload}
      />
    </>
  );
}
