import { scratchRunner } from "@parlour/contracts/calls/racing/racebook/scratch-runner";
import { setBestOdds } from "@parlour/contracts/calls/racing/racebook/set-best-odds";
import { setObjection } from "@parlour/contracts/calls/racing/racebook/set-objection";
import { settleRace } from "@parlour/contracts/calls/racing/racebook/settle-race";
import type { DeskRace } from "@parlour/contracts/entities/racing-desk";
import { client } from "@parlour/web/api/client";
import { propose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { useSecondPerson } from "../../../parts/use-second-person.ts";
import { AmendDialog } from "./amend-dialog.tsx";
import { DelayDialog } from "./delay-dialog.tsx";
import { LiabilityDialog } from "./liability-dialog.tsx";
import type { DeskRunner } from "./runner-table.tsx";

const bestOdds = client(setBestOdds);
const scratch = client(scratchRunner);
const object = client(setObjection);
const settle = client(settleRace);

export type RaceAction =
  | { kind: "delay" | "limit" | "bestOdds" | "object" | "dismiss" | "amend" | "settle" | "void" }
  | { kind: "scratch"; runner: DeskRunner };

type RaceDialogProps = { race: DeskRace; action: RaceAction; onClose: () => void; onDone: () => void };

export function RaceDialog({ race, action, onClose, onDone }: RaceDialogProps) {
  const { raceId, state } = race.race;
  const params = { raceId };
  const isProposal = useSecondPerson()([{ action: "RACE_VOID" }]);
  if (action.kind === "amend") return <AmendDialog race={race} onClose={onClose} onDone={onDone} />;
  if (action.kind === "delay") return <DelayDialog race={race} onClose={onClose} onDone={onDone} />;
  if (action.kind === "limit") return <LiabilityDialog race={race} onClose={onClose} onDone={onDone} />;
  const shared = { open: true, onClose, onConflict: onDone };
  const after = async (call: Promise<unknown>) => {
    const result = await call;
    onDone();
    return typeof result === "string" ? result : undefined;
  };
  switch (action.kind) {
    case "bestOdds": {
      const isGuaranteed = !race.hasBestOdds;
      return (
        <ReasonDialog
          {...shared}
          title={isGuaranteed ? "Guarantee best odds" : "End the best-odds guarantee"}
          description={
            isGuaranteed
              ? "Win and each-way bets at a fixed price are paid at the starting price if it is better. Applies to bets from now on."
              : "New bets are paid at the price the player took, even if the starting price is better. Bets that are already placed keep the guarantee."
          }
          action={isGuaranteed ? "Guarantee best odds" : "End guarantee"}
          done={isGuaranteed ? "Best odds guaranteed" : "Guarantee ended"}
          onSubmit={(reason) => after(bestOdds({ params, body: { isGuaranteed, reason } }))}
        />
      );
    }
    case "scratch": {
      const { number, name } = action.runner;
      return (
        <ReasonDialog
          {...shared}
          title={`Scratch ${number} ${name}`}
          description="Fixed-odds bets on this runner are refunded immediately, and winnings on the other runners are reduced by a deduction. Pool bets on it are refunded when the pool settles. This can't be undone."
          action="Scratch"
          danger
          done="Runner scratched"
          onSubmit={(reason) => after(scratch({ params, body: { runner: number, reason } }))}
        />
      );
    }
    case "object":
      return (
        <ReasonDialog
          {...shared}
          title="Lodge an objection"
          description="The result doesn't become official, and nothing is paid, until the objection is dismissed or the result is amended."
          action="Lodge objection"
          done="Objection lodged"
          onSubmit={(reason) => after(object({ params, body: { isOpen: true, reason } }))}
        />
      );
    case "dismiss":
      return (
        <ReasonDialog
          {...shared}
          title="Dismiss the objection"
          description="The result stands. It becomes official and the bets are settled."
          action="Dismiss objection"
          done="Objection dismissed"
          onSubmit={(reason) => after(object({ params, body: { isOpen: false, reason } }))}
        />
      );
    case "settle":
      return (
        <ReasonDialog
          {...shared}
          title="Settle now"
          description="Pays out all bets and pools decided by this result. Bets that have already been paid aren't paid again."
          action="Settle"
          done="Race settled"
          onSubmit={(reason) => after(settle({ params, body: { reason } }))}
        />
      );
    case "void":
      return (
        <ReasonDialog
          {...shared}
          title="Void the race"
          description={`${
            state === "SETTLED" || state === "OFFICIAL"
              ? "Payouts are recovered as far as balances allow, and every stake is returned."
              : "Every stake on the race is returned."
          }${isProposal ? " A second operator must approve it." : ""}`}
          action={isProposal ? "Propose" : "Void"}
          danger
          done="Proposed. It's waiting under Approvals."
          onSubmit={(reason) => after(propose({ body: { kind: "RACE_VOID", data: params, reason } }))}
        />
      );
  }
}
