import { changeOperatorAccess } from "@parlour/contracts/calls/office/operator/change-operator-access";
import { inviteOperator } from "@parlour/contracts/calls/office/operator/invite-operator";
import { client } from "@parlour/web/api/client";
import { changeOrPropose, propose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { useIsProposal } from "../../../parts/use-second-person.ts";
import type { OperatorAccount } from "./operator-account.ts";

type AccessAction = "DISABLE" | "ENABLE" | "UNLOCK" | "INVITE" | "REMOVE_AUTHENTICATOR";
export type AccessChange = { account: OperatorAccount; action: AccessAction };

const changeAccess = client(changeOperatorAccess);
const invite = client(inviteOperator);

const words: Record<AccessAction, { title: string; action: string; effect: string; done: string }> = {
  DISABLE: {
    title: "Disable",
    action: "Disable",
    effect: "will be logged out everywhere and can't log in.",
    done: "Disabled",
  },
  ENABLE: {
    title: "Enable",
    action: "Enable",
    effect: "can log in again with the same roles.",
    done: "Enabled",
  },
  UNLOCK: {
    title: "Unlock",
    action: "Unlock",
    effect: "can try again right away. Check first who made the failed attempts.",
    done: "Unlocked",
  },
  INVITE: {
    title: "Send a password link to",
    action: "Send link",
    effect: "gets an email with a link to choose a new password. Earlier links stop working.",
    done: "Link sent",
  },
  REMOVE_AUTHENTICATOR: {
    title: "Remove the authenticator of",
    action: "Propose removal",
    effect:
      "will be logged out everywhere and can set up a new authenticator, once another administrator approves.",
    done: "Proposed. Another administrator must approve it.",
  },
};

async function carryOut({ account: { id }, action }: AccessChange, reason: string): Promise<unknown> {
  if (action === "INVITE") return await invite({ params: { id }, body: { reason } });
  if (action === "REMOVE_AUTHENTICATOR") {
    return await propose({ body: { kind: "OPERATOR_AUTHENTICATOR", data: { operatorId: id }, reason } });
  }
  const change = () => changeAccess({ params: { id }, body: { action, reason } });
  if (action !== "ENABLE") return await change();
  return await changeOrPropose(change, { kind: "OPERATOR_ENABLE", data: { operatorId: id }, reason });
}

type AccessDialogProps = { change: AccessChange | null; onClose: () => void; onChanged: () => void };

export function AccessDialog({ change, onClose, onChanged }: AccessDialogProps) {
  const { title, action, effect, done } = words[change?.action ?? "DISABLE"];
  const isProposed = useIsProposal("OPERATOR_ENABLE") && change?.action === "ENABLE";
  const name = change?.account.name ?? "";
  return (
    <ReasonDialog
      open={change !== null}
      onClose={onClose}
      title={`${title} ${name}`}
      description={`${name} ${effect}${isProposed ? " Another administrator must approve this first." : ""}`}
      action={isProposed ? "Propose" : action}
      danger={change?.action === "DISABLE" || change?.action === "REMOVE_AUTHENTICATOR"}
      done={done}
      onSubmit={async (reason) => {
        if (!change) return;
        const proposed = await carryOut(change, reason);
        onChanged();
        return change.action === "ENABLE" && typeof proposed === "string" ? proposed : undefined;
      }}
    />
  );
}
