import type { CustomRole, RolePermissions } from "@parlour/contracts/entities/operator-role";
import {
  ACCESS_LEVELS,
  type AccessLevel,
  OPERATOR_ROLES,
  type OperatorRole,
} from "@parlour/contracts/enumerations";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useOperator } from "../../../app/operator-context.ts";
import { DraftStatus } from "../../../parts/conflicts/draft-status.tsx";
import { useMergedFields } from "../../../parts/conflicts/use-merged-draft.ts";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import { propose } from "../../../parts/propose.ts";
import { readable } from "../../../parts/readable.ts";
import { areaTexts, levelTexts } from "./area-words.ts";
import { isWider } from "./is-wider.ts";

type RoleDialogProps = {
  /** The role being edited, `new` for a new one, or null while the dialog is closed. */
  role: CustomRole | "new" | null;
  /** Whether the role was deleted while the dialog was open. */
  isDeleted: boolean;
  onClose: () => void;
  onProposed: () => void;
};

/** The fields of the form; a level is empty if the role allows nothing in the area. */
type RoleFields = { name: string; description: string } & Partial<Record<OperatorRole, AccessLevel | "">>;

const areaLabels = Object.fromEntries(
  OPERATOR_ROLES.map((area) => [area, area === "ADMIN" ? "All areas" : readable(area)]),
) as Record<OperatorRole, string>;

/** Proposes a custom role: a name and how much it allows in each area. */
export function RoleDialog({ role, isDeleted, onClose, onProposed }: RoleDialogProps) {
  const me = useOperator();
  const before = role === "new" ? null : role;
  const draft = useMergedFields<RoleFields>(role === null ? null : (before?.id ?? "new"), {
    name: before?.name ?? "",
    description: before?.description ?? "",
    ...Object.fromEntries(OPERATOR_ROLES.map((area) => [area, before?.permissions[area] ?? ""])),
  });
  const { name, description, ...levels } = draft.value;
  const permissions: RolePermissions = Object.fromEntries(
    Object.entries(levels).filter(([, level]) => level !== ""),
  );
  const set = (part: Partial<RoleFields>) => draft.set((fields) => ({ ...fields, ...part }));
  // Operators can't grant permissions that they don't have themselves; the server checks this too.
  const held: Record<AccessLevel, readonly OperatorRole[]> = {
    VIEW: me.viewRoles,
    WORK: me.roles,
    APPROVE: me.approverRoles,
  };
  const isExtension = before !== null && isWider(before.permissions, permissions);
  const mayGive = (area: OperatorRole, level: AccessLevel) =>
    held[level].includes(area) || held[level].includes("ADMIN");
  return (
    <ProposalDialog
      policy={isExtension ? "OPERATOR_ROLE_EXTENSION" : "OPERATOR_ROLE"}
      open={role !== null}
      onClose={onClose}
      title={before ? `Role ${before.name}` : "New role"}
      description={
        before && before.holders.length > 0
          ? `Held by ${before.holders.map((holder) => holder.name).join(", ")}. A change takes effect on their next click.`
          : "You can then give the role to operators."
      }
      action={before ? "Save role" : "Create role"}
      disabled={name.trim() === "" || Object.keys(permissions).length === 0 || draft.conflicts.length > 0}
      isDeleted={isDeleted}
      onConflict={onProposed}
      onSubmit={async (reason) => {
        const data = {
          id: before?.id ?? null,
          baseVersion: before?.version ?? null,
          name: name.trim(),
          description: description.trim(),
          permissions,
        };
        const outcome = await propose({ body: { kind: "OPERATOR_ROLE", data, reason } });
        onProposed();
        return outcome;
      }}
    >
      <DraftStatus draft={draft} what="This role has" labels={areaLabels} />
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={40}
        value={name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        label="Description"
        autoComplete="off"
        maxLength={200}
        value={description}
        onChange={(event) => set({ description: event.target.value })}
      />
      <fieldset>
        <legend className="mb-2 font-medium">Permissions</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {OPERATOR_ROLES.map((area) => (
            <SelectField
              key={area}
              label={areaLabels[area]}
              hint={areaTexts[area]}
              value={permissions[area] ?? ""}
              onChange={(event) => set({ [area]: event.target.value })}
              options={[
                { value: "", label: "None" },
                ...ACCESS_LEVELS.map((level) => ({
                  value: level,
                  label: levelTexts[level],
                  disabled: !mayGive(area, level),
                })),
              ]}
            />
          ))}
        </div>
      </fieldset>
    </ProposalDialog>
  );
}
