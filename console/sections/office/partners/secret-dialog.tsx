import { Button } from "@parlour/web/ui/button";
import { CopyField } from "@parlour/web/ui/copy-field";
import { Dialog } from "@parlour/web/ui/dialog";

export type IssuedSecret = { title: string; hint: string; secret: string };

/** Shows a new secret. It is not stored in a readable form, so this is the only time it can be copied. */
export function SecretDialog({ issued, onClose }: { issued: IssuedSecret | null; onClose: () => void }) {
  return (
    <Dialog
      open={issued !== null}
      onClose={onClose}
      title={issued?.title ?? ""}
      description="Copy the secret now and send it to the partner over a safe channel. It isn't shown again."
      closeLabel="Close"
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
