import { decideCaseHold } from "@parlour/contracts/calls/protection/cases/decide-case-hold";
import type { WholeCase } from "@parlour/contracts/entities/case";
import { client } from "@parlour/web/api/client";
import { Button } from "@parlour/web/ui/button";
import { useState } from "react";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { CloseDialog } from "./close-dialog.tsx";

const decideHold = client(decideCaseHold);

type CaseActionsProps = { one: WholeCase; isLocked: boolean; onChanged: () => void };

/** Buttons for decisions about a case as a whole. */
export function CaseActions({ one, isLocked, onChanged }: CaseActionsProps) {
  const [asking, setAsking] = useState<"action" | "hold" | "close" | null>(null);
  const stop = () => setAsking(null);
  if (one.state === "CLOSED") return null;
  const held = !one.holdsWithdrawals;
  return (
    <>
      <Button variant="primary" disabled={isLocked} onClick={() => setAsking("action")}>
        Add action or note
      </Button>
      <Button disabled={isLocked} onClick={() => setAsking("hold")}>
        {held ? "Hold withdrawals" : "Release withdrawals"}
      </Button>
      <Button disabled={isLocked} onClick={() => setAsking("close")}>
        Close case
      </Button>
      {asking === "action" ? <ActionDialog one={one} onClose={stop} onDone={onChanged} /> : null}
      {asking === "close" ? <CloseDialog one={one} onClose={stop} onDone={onChanged} /> : null}
      <ReasonDialog
        open={asking === "hold"}
        onClose={stop}
        title={held ? "Hold this player's withdrawals?" : "Release this player's withdrawals?"}
        description={
          held
            ? "Withdrawals stay pending and can't be approved until the hold ends or this case is closed. The player sees them as pending and isn't told why."
            : "Withdrawals can be approved again, unless another case holds them."
        }
        action={held ? "Hold" : "Release"}
        danger={held}
        done={held ? "Withdrawals held" : "Withdrawals released"}
        onSubmit={async (reason) => {
          await decideHold({ params: { id: one.id }, body: { held, reason } });
          onChanged();
        }}
      />
    </>
  );
}
