import type { changeOperatorAccess } from "@parlour/contracts/calls/office/operator/change-operator-access";
import { client } from "@parlour/web/api/client";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import type { OperatorAccount } from "./operator-account.ts";

export type AccessChange = {
  account: OperatorAccount;
  action: "DISABLE" | "ENABLE" | "REMOVE_AUTHENTICATOR" | "UNLOCK";
};

const changeAccess = client<typeof changeOperatorAccess>(
  "PUT",
  "/services/operator/v1/operators/{id}/access",
);

const words = {
  DISABLE: { action: "Disable", effect: "is signed out everywhere and cannot sign in again" },
  ENABLE: { action: "Enable", effect: "may sign in again, with the roles they had" },
  REMOVE_AUTHENTICATOR: {
    action: "Remove",
    effect: "is signed out everywhere and sets up a new authenticator",
  },
  UNLOCK: { action: "Unlock", effect: "may try to sign in again at once. Be sure who tried" },
};

type AccessDialogProps = { change: AccessChange | null; onClose: () => void; onChanged: () => void };

export function AccessDialog({ change, onClose, onChanged }: AccessDialogProps) {
  const { action, effect } = words[change?.action ?? "DISABLE"];
  return (
    <ReasonDialog
      open={change !== null}
      onClose={onClose}
      title={`${action} ${change?.account.name ?? ""}`}
      description={`${change?.account.name ?? ""} ${effect}.`}
      action={action}
      danger={change?.action !== "ENABLE" && change?.action !== "UNLOCK"}
      done="Changed"
      onSubmit={async (reason) => {
        if (!change) return;
        await changeAccess({ params: { id: change.account.id }, body: { action: change.action, reason } });
        onChanged();
      }}
    />
  );
}
