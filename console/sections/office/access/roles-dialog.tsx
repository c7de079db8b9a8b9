import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { OPERATOR_ROLES, type OperatorRole } from "@parlour/contracts/enumerations";
import { client } from "@parlour/web/api/client";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { useEffect, useState } from "react";
import { readable } from "../../../parts/readable.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import type { OperatorAccount } from "./operator-account.ts";

const propose = client(proposeChange);

const opens: Record<OperatorRole, string> = {
  SUPPORT: "players, chats, contact messages",
  PAYMENTS: "withdrawals, payments, methods",
  COMPLIANCE: "documents, player protection",
  CONTENT: "pages, menus, slides",
  MARKETING: "bonuses, campaigns, affiliates, loyalty",
  GAMES: "games, stakes, jackpots, poker tournaments",
  TRADER: "sports events and liability, races and pools",
  DEALER: "live tables: video and results",
  ADMIN: "everything, operators included",
};

/** Proposes roles, which take effect when another administrator approves. */
export function RolesDialog({ account, onClose }: { account: OperatorAccount | null; onClose: () => void }) {
  const [roles, setRoles] = useState<readonly OperatorRole[]>([]);
  useEffect(() => setRoles(account?.roles ?? []), [account]);
  const isSame = account !== null && [...roles].sort().join() === [...account.roles].sort().join();
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
        await propose({ body: { kind: "OPERATOR_ROLES", data, reason } });
      }}
    >
      <fieldset>
        <legend className="mb-1 font-medium">Roles</legend>
        {OPERATOR_ROLES.map((role) => (
          <Checkbox
            key={role}
            label={
              <>
                {readable(role)} <span className="text-sm text-mist">{opens[role]}</span>
              </>
            }
            checked={roles.includes(role)}
            onChange={(event) =>
              setRoles(event.target.checked ? [...roles, role] : roles.filter((other) => other !== role))
            }
          />
        ))}
      </fieldset>
    </ReasonDialog>
  );
}
