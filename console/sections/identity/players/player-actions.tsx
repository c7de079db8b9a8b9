import type { PlayerDetails } from "@parlour/contracts/entities/player-details";
import { ApiError } from "@parlour/web/api/api-error";
import { Button } from "@parlour/web/ui/button";
import { Menu, type MenuItem } from "@parlour/web/ui/menu";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { hasRole, useOperator } from "../../../app/operator-context.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { AdjustDialog } from "./adjust-dialog.tsx";
import { MessageDialog } from "./message-dialog.tsx";
import { PayoutDialog } from "./payout-dialog.tsx";
import { type PlayerAction, possibleActions } from "./possible-actions.ts";

type PlayerActionsProps = { player: PlayerDetails; onChanged: () => void };
type Opened = "message" | "adjust" | "payout" | PlayerAction | null;

/**
 * A menu of the actions that operators can take on a player's account. Each asks for a reason. To close an account that
 * holds money, the operator is first led to the payout and then back.
 */
export function PlayerActions({ player, onChanged }: PlayerActionsProps) {
  const me = useOperator();
  const [opened, setOpened] = useState<Opened>(null);
  const [interrupted, setInterrupted] = useState<PlayerAction | null>(null);
  const close = () => setOpened(null);
  const mayAct = hasRole(me, ["SUPPORT", "COMPLIANCE"]);
  const mayAdjust = hasRole(me, ["SUPPORT", "PAYMENTS"]);
  if (!mayAct && !mayAdjust) return null;

  const item = (action: PlayerAction): MenuItem => ({
    id: action.id,
    label: action.label,
    onSelect: () => setOpened(action),
    ...(action.danger && { danger: true }),
  });
  const actions = mayAct ? possibleActions(player) : [];
  const groups: MenuItem[][] = [
    [
      ...(mayAct
        ? [{ id: "message", label: "Send message", onSelect: () => setOpened("message" as const) }]
        : []),
      ...(mayAdjust
        ? [{ id: "adjust", label: "Adjust balance", onSelect: () => setOpened("adjust" as const) }]
        : []),
      // A closed account may still hold money that its owner can claim.
      { id: "payout", label: "Pay out balance", onSelect: () => setOpened("payout" as const) },
    ],
    actions.filter(({ danger }) => !danger).map(item),
    actions.filter(({ danger }) => danger).map(item),
  ];
  const action = typeof opened === "object" ? opened : null;
  return (
    <>
      <Menu
        trigger={
          <Button variant="primary">
            Actions <ChevronDown size={18} aria-hidden="true" />
          </Button>
        }
        groups={groups.filter((group) => group.length > 0)}
      />
      <ReasonDialog
        open={action !== null}
        onClose={close}
        title={action?.title ?? ""}
        description={action?.description}
        action={action?.label ?? ""}
        danger={action?.danger ?? false}
        done={action?.done ?? ""}
        remedyFor={(error) =>
          error instanceof ApiError && error.errorCode === "BALANCE_NOT_EMPTY"
            ? {
                label: "Pay out balance",
                onSelect: () => {
                  setInterrupted(action);
                  setOpened("payout");
                },
              }
            : undefined
        }
        onSubmit={async (reason) => {
          const outcome = await action?.run(player.id, reason);
          onChanged();
          return outcome;
        }}
      />
      <MessageDialog player={player} open={opened === "message"} onClose={close} />
      <PayoutDialog
        player={player}
        open={opened === "payout"}
        onClose={() => {
          setOpened(interrupted);
          setInterrupted(null);
        }}
      />
      <AdjustDialog player={player} open={opened === "adjust"} onClose={close} />
    </>
  );
}
