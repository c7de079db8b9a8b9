import { Button } from "@parlour/web/ui/button";
import { CopyField } from "@parlour/web/ui/copy-field";
import { Dialog } from "@parlour/web/ui/dialog";

export type IssuedSecret = { title: string; hint: string; secret: string };

type SecretDialogProps = {
  issued: IssuedSecret | null;
  onClose: () => void;
  /** The party that the operator has to send the secret to. */
  recipient?: "partner" | "provider";
};

/** Shows a new secret. It is not stored in a readable form, so this is the only time it can be copied. */
export function SecretDialog({ issued, onClose, recipient = "partner" }: SecretDialogProps) {
  return (
    <Dialog
      open={issued !== null}
      onClose={onClose}
      title={issued?.title ?? ""}
      description={`Copy the secret now and send it to the ${recipient} over a secure channel. You won't see it again.`}
      closeLabel="Close"
      dismissible={false}
      actions={
        <Button variant="primary" onClick={onClose}>
          I have copied it
        </Button>
      }
    >
      <CopyField
        label="Secret"
        hint={issued?.hint ?? ""}
        value={issued?.secret ?? ""}
        copyLabel="Copy"
        copiedLabel="Copied"
      />
    </Dialog>
  );
}
