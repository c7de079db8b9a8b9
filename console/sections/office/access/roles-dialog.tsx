import type { CustomRole } from "@parlour/contracts/entities/operator-role";
import { OPERATOR_ROLES } from "@parlour/contracts/enumerations";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { useEffect, useState } from "react";
import { propose } from "../../../parts/propose.ts";
import { readable } from "../../../parts/readable.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { areaTexts } from "./area-words.ts";
import type { OperatorAccount } from "./operator-account.ts";

type RolesDialogProps = {
  account: OperatorAccount | null;
  customRoles: readonly CustomRole[];
  onClose: () => void;
};

/** Proposes the roles of an operator, which take effect when another administrator approves them. */
export function RolesDialog({ account, customRoles, onClose }: RolesDialogProps) {
  const [roles, setRoles] = useState<readonly string[]>([]);
  useEffect(() => setRoles(account?.roles ?? []), [account]);
  const isSame = account !== null && [...roles].sort().join() === [...account.roles].sort().join();
  const choices = [
    ...OPERATOR_ROLES.map((role) => ({ id: role as string, name: readable(role), text: areaTexts[role] })),
    ...customRoles.map(({ id, name, description }) => ({ id, name, text: description })),
  ];
  return (
    <ReasonDialog
      open={account !== null}
      onClose={onClose}
      title={`Roles of ${account?.name ?? ""}`}
      description="The change is proposed; another administrator approves it under Approvals."
      action="Propose"
      disabled={isSame}
      done="Proposed. Another administrator must approve it."
      onSubmit={async (reason) => {
        if (!account) return;
        const data = { operatorId: account.id, roles };
        return await propose({ body: { kind: "OPERATOR_ROLES", data, reason } });
      }}
    >
      <fieldset>
        <legend className="mb-1 font-medium">Roles</legend>
        {choices.map(({ id, name, text }) => (
          <Checkbox
            key={id}
            label={
              <>
                {name} <span className="text-sm text-mist">{text}</span>
              </>
            }
            checked={roles.includes(id)}
            onChange={(event) =>
              setRoles(event.target.checked ? [...roles, id] : roles.filter((other) => other !== id))
            }
          />
        ))}
      </fieldset>
    </ReasonDialog>
  );
}
