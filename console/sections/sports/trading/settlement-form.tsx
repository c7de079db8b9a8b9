import type { SettlementDecision } from "@parlour/contracts/entities/sports-trading";
import { Banner } from "@parlour/web/ui/banner";
import type { ReactNode } from "react";
import { dollars } from "../../../parts/dollars.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { useSettlement } from "./use-settlement.ts";

type SettlementFormProps = {
  event: string;
  title: string;
  description: ReactNode;
  action: string;
  danger?: boolean;
  /** The operator's decision; null while the fields are incomplete. */
  decision: SettlementDecision | null;
  children?: ReactNode;
  onClose: () => void;
  onDone: () => void;
};

/**
 * A decision that settles bets. It is applied immediately, or proposed if it moves too much money for one
 * trader to decide.
 */
export function SettlementForm(props: SettlementFormProps) {
  const { event, title, description, action, danger = false, decision, children, onClose, onDone } = props;
  const { tooMuch, submit } = useSettlement(event, onDone);
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={title}
      description={description}
      action={tooMuch === null ? action : "Propose"}
      danger={danger && tooMuch === null}
      disabled={decision === null}
      onSubmit={async (reason) => decision !== null && (await submit(decision, reason))}
    >
      {tooMuch === null ? null : (
        <Banner tone="warning" live title="A second trader must approve this">
          {tooMuch.bets} {tooMuch.bets === 1 ? "bet" : "bets"} and about {dollars(tooMuch.amount)} are
          affected. Nothing has changed yet.
        </Banner>
      )}
      {children}
    </ReasonDialog>
  );
}
