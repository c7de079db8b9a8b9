import { addOperator } from "@parlour/contracts/calls/office/operator/add-operator";
import { client } from "@parlour/web/api/client";
import { PasswordField } from "@parlour/web/ui/password-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";

const add = client(addOperator);
const nobody = { email: "", name: "", password: "" };

type AddOperatorDialogProps = { open: boolean; onClose: () => void; onAdded: () => void };

export function AddOperatorDialog({ open, onClose, onAdded }: AddOperatorDialogProps) {
  const [account, setAccount] = useState(nobody);
  const typed = (field: keyof typeof nobody) => (event: { target: { value: string } }) =>
    setAccount({ ...account, [field]: event.target.value });
  return (
    <ReasonDialog
      open={open}
      onClose={() => {
        setAccount(nobody);
        onClose();
      }}
      title="Add an operator"
      description="They start without any role. Propose their roles afterwards; another administrator approves."
      action="Add"
      disabled={Object.values(account).some((value) => value.trim() === "")}
      done="Operator added"
      onSubmit={async (reason) => {
        await add({ body: { ...account, reason } });
        onAdded();
      }}
    >
      <TextField label="Name" autoComplete="off" value={account.name} onChange={typed("name")} />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="off"
        value={account.email}
        onChange={typed("email")}
      />
      <PasswordField
        label="First password"
        hint="At least ten characters; hand it over in person."
        autoComplete="new-password"
        showLabel="Show password"
        hideLabel="Hide password"
        value={account.password}
        onChange={typed("password")}
      />
    </ReasonDialog>
  );
}
