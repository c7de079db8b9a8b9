import type { EvidenceType } from "@parlour/contracts/entities/case";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { OpenCaseDialog } from "./open-case-dialog.tsx";

type ComplaintButtonProps = {
  playerId: string;
  /** The message or chat in which the player complains, and when it arrived. */
  evidence: { type: EvidenceType; ref: string };
  receivedAt: string;
};

/** Opens a complaint case from a player's message or chat. */
export function ComplaintButton({ playerId, evidence, receivedAt }: ComplaintButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setOpen(true)}>
        Open complaint
      </Button>
      {isOpen ? (
        <OpenCaseDialog
          isOpen
          onClose={() => setOpen(false)}
          playerId={playerId}
          kind="COMPLAINT"
          evidence={{ ...evidence, receivedOn: receivedAt.slice(0, 10) }}
        />
      ) : null}
    </>
  );
}
