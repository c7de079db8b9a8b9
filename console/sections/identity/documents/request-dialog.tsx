import { requestDocument } from "@parlour/contracts/calls/identity/profile-profiling/request-document";
import { REQUESTED_DOCUMENT_NAMES, type RequestedDocument } from "@parlour/contracts/enumerations";
import { client } from "@parlour/web/api/client";
import { RadioGroup } from "@parlour/web/ui/radio-group";
import { useState } from "react";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { requestWords } from "./check-words.ts";

const request = client(requestDocument);

type RequestDialogProps = {
  /** The player to ask, or null while the dialog is closed. */
  playerId: string | null;
  /** Whether the player is verified. If not, only an identity document can be requested. */
  isVerified: boolean;
  onClose: () => void;
  onRequested: () => void;
};

/**
 * Asks a player for a document. Asking a verified player for an identity document revokes the verification.
 */
export function RequestDialog({ playerId, isVerified, onClose, onRequested }: RequestDialogProps) {
  const [requested, setRequested] = useState<RequestedDocument>("IDENTITY");
  const isRevoked = isVerified && requested === "IDENTITY";
  return (
    <ReasonDialog
      open={playerId !== null}
      record={playerId ?? undefined}
      onClose={onClose}
      title={isVerified ? "Request another document?" : "Request a document?"}
      description="The player is told which document is needed, but not why, and can't withdraw until it's approved."
      action={isRevoked ? "Revoke and request" : "Request"}
      danger={isRevoked}
      done="Document requested"
      conflict="The player isn't verified, or a document was already requested. Reload to see the latest status."
      onSubmit={async (reason) => {
        if (playerId === null) return;
        await request({
          params: { playerId },
          body: { reason, requested: isVerified ? requested : "IDENTITY" },
        });
        onRequested();
      }}
    >
      {isVerified ? (
        <RadioGroup
          name="requested"
          legend="Document"
          value={requested}
          onChange={(value) => setRequested(value as RequestedDocument)}
          options={REQUESTED_DOCUMENT_NAMES.map((name) => ({
            value: name,
            label:
              name === "IDENTITY"
                ? "Another identity document (revokes the current approval)"
                : requestWords[name],
          }))}
        />
      ) : null}
    </ReasonDialog>
  );
}
