import type { CustomRole } from "@parlour/contracts/entities/operator-role";
import { OPERATOR_ROLES } from "@parlour/contracts/enumerations";
import { SelectField } from "@parlour/web/ui/select-field";
import { useEffect, useState } from "react";
import { counted } from "../../../parts/counted.ts";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import { propose } from "../../../parts/propose.ts";
import { readable } from "../../../parts/readable.ts";
import { isWider } from "./is-wider.ts";

type DeleteRoleDialogProps = {
  role: CustomRole | null;
  roles: readonly CustomRole[];
  onClose: () => void;
  onProposed: () => void;
};

/** Proposes to delete a custom role. Operators who hold it get another role instead. */
export function DeleteRoleDialog({ role, roles, onClose, onProposed }: DeleteRoleDialogProps) {
  const [replacement, setReplacement] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts empty for each role
  useEffect(() => setReplacement(""), [role]);
  const holders = role?.holders.length ?? 0;
  const given = roles.find(({ id }) => id === replacement)?.permissions ?? { [replacement]: "APPROVE" };
  const isExtension = role !== null && isWider(role.permissions, given);
  return (
    <ProposalDialog
      policy={isExtension ? "OPERATOR_ROLE_EXTENSION" : "OPERATOR_ROLE"}
      open={role !== null}
      onClose={onClose}
      title={`Delete ${role?.name ?? ""}?`}
      description={
        holders === 0
          ? "Nobody holds this role."
          : `${counted(holders, "operator holds", "operators hold")} this role. Choose the role they get instead.`
      }
      action="Delete role"
      danger
      disabled={holders > 0 && replacement === ""}
      onSubmit={async (reason) => {
        if (role === null) return;
        const data = { id: role.id, replacement: replacement === "" ? null : replacement };
        const outcome = await propose({ body: { kind: "OPERATOR_ROLE_DELETION", data, reason } });
        onProposed();
        return outcome;
      }}
    >
      {holders === 0 ? null : (
        <SelectField
          label="Replacement role"
          placeholder="Choose a role"
          value={replacement}
          onChange={(event) => setReplacement(event.target.value)}
          options={[
            ...roles.filter(({ id }) => id !== role?.id).map(({ id, name }) => ({ value: id, label: name })),
            ...OPERATOR_ROLES.map((value) => ({ value, label: readable(value) })),
          ]}
        />
      )}
    </ProposalDialog>
  );
}
