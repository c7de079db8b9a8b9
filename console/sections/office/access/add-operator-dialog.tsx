import { addOperator } from "@parlour/contracts/calls/office/operator/add-operator";
import { client } from "@parlour/web/api/client";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

const add = client(addOperator);
const empty = { email: "", name: "" };

type AddOperatorDialogProps = { open: boolean; onClose: () => void; onAdded: () => void };

export function AddOperatorDialog({ open, onClose, onAdded }: AddOperatorDialogProps) {
  const [account, setAccount] = useState(empty);
  const typed = (field: keyof typeof empty) => (event: { target: { value: string } }) =>
    setAccount({ ...account, [field]: event.target.value });
  return (
    <ReasonDialog
      open={open}
      onClose={() => {
        setAccount(empty);
        onClose();
      }}
      title="Add an operator"
      description="They get an email with a link to choose their password, and start without any role. Propose their roles afterwards; another administrator approves."
      action="Send invitation"
      disabled={Object.values(account).some((value) => value.trim() === "")}
      done="Invitation sent"
      conflict="There is already an operator with this email address."
      onSubmit={async (reason) => {
        await add({ body: { ...account, reason } });
        onAdded();
      }}
    >
      <TextField label="Name" autoComplete="off" value={account.name} onChange={typed("name")} />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        value={account.email}
        onChange={typed("email")}
      />
    </ReasonDialog>
  );
}
