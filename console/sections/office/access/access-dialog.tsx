import { changeOperatorAccess } from "@parlour/contracts/calls/office/operator/change-operator-access";
import { client } from "@parlour/web/api/client";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import type { OperatorAccount } from "./operator-account.ts";

export type AccessChange = {
  account: OperatorAccount;
  action: "DISABLE" | "ENABLE" | "REMOVE_AUTHENTICATOR" | "UNLOCK";
};

const changeAccess = client(changeOperatorAccess);

const words = {
  DISABLE: { action: "Disable", effect: "will be signed out everywhere and can't sign in" },
  ENABLE: { action: "Enable", effect: "can sign in again with the same roles" },
  REMOVE_AUTHENTICATOR: {
    action: "Remove",
    effect: "will be signed out everywhere and must set up a new authenticator",
  },
  UNLOCK: { action: "Unlock", effect: "can try again right away. Make sure you know who tried" },
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
