import { cancelDataErasure } from "@parlour/contracts/calls/identity/personal-data/cancel-data-erasure";
import type { DataErasure } from "@parlour/contracts/entities/data-export";
import type { PlayerDetails } from "@parlour/contracts/entities/player-details";
import { client } from "@parlour/web/api/client";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { useState } from "react";
import { hasRole, useOperator } from "../../../../app/operator-context.ts";
import { Moment } from "../../../../parts/moment.tsx";
import { ProposalDialog } from "../../../../parts/proposal-dialog.tsx";
import { propose } from "../../../../parts/propose.ts";
import { ReasonDialog } from "../../../../parts/reason-dialog.tsx";

const cancel = client(cancelDataErasure);

type ErasurePanelProps = {
  player: Pick<PlayerDetails, "id" | "status">;
  /** The latest erasure; null if none was agreed on. */
  erasure: DataErasure | null;
  onChanged: () => void;
};

/** The erasure of the player's personal data: proposing it, and cancelling it while it is scheduled. */
export function ErasurePanel({ player: { id: playerId, status }, erasure, onChanged }: ErasurePanelProps) {
  const me = useOperator();
  const [open, setOpen] = useState<"propose" | "cancel" | null>(null);
  const isScheduled = erasure?.state === "SCHEDULED";
  const mayPropose = !isScheduled && erasure?.state !== "DONE" && hasRole(me, ["SUPPORT", "COMPLIANCE"]);
  return (
    <Panel title="Erasure">
      <p className="mb-4 text-mist">
        <ErasureText erasure={erasure} isClosed={status === "CLOSED"} />
      </p>
      {mayPropose && status === "CLOSED" ? (
        <Button onClick={() => setOpen("propose")}>Erase personal data</Button>
      ) : null}
      {isScheduled && hasRole(me, ["COMPLIANCE"]) ? (
        <Button onClick={() => setOpen("cancel")}>Cancel erasure</Button>
      ) : null}
      <ProposalDialog
        policy="PLAYER_ERASURE"
        open={open === "propose"}
        onClose={() => setOpen(null)}
        title="Erase personal data"
        description="Erases names, contact details, documents, messages and notes once the retention period is over. Records of bets and payments stay, without a name. This can't be undone."
        action="Erase"
        onSubmit={async (reason) => {
          const outcome = await propose({ body: { kind: "PLAYER_ERASURE", data: { playerId }, reason } });
          onChanged();
          return outcome;
        }}
      />
      <ReasonDialog
        open={open === "cancel"}
        onClose={() => setOpen(null)}
        title="Cancel erasure"
        description="The player's personal data is kept. The erasure can be proposed again."
        action="Cancel erasure"
        done="Erasure cancelled."
        onSubmit={async (reason) => {
          await cancel({ params: { playerId }, body: { reason } });
          onChanged();
        }}
      />
    </Panel>
  );
}

function ErasureText({ erasure, isClosed }: { erasure: DataErasure | null; isClosed: boolean }) {
  if (erasure?.state === "SCHEDULED") {
    return (
      <>
        Scheduled for <Moment at={erasure.dueAt} />. If the account has money or the player is excluded by
        then, the erasure waits.
      </>
    );
  }
  if (erasure?.state === "DONE") {
    return (
      <>
        The personal data was erased on <Moment at={erasure.endedAt!} />.
      </>
    );
  }
  return isClosed
    ? "The personal data can be erased when the player asks for it. Two operators must agree."
    : "Personal data can be erased after the account is closed.";
}
