import type { DeskRace } from "@parlour/contracts/entities/racing-desk";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { propose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { useSecondPerson } from "../../../parts/use-second-person.ts";
import { orderText, parseOrder } from "./race-words.ts";

type AmendDialogProps = { race: DeskRace; onClose: () => void; onDone: () => void };

/** Proposes an amended order of finish, including any non-runners. */
export function AmendDialog({ race, onClose, onDone }: AmendDialogProps) {
  const [text, setText] = useState(orderText(race.order ?? []));
  const [nonStarters, setNonStarters] = useState<number[]>([]);
  const parsed = parseOrder(text, race, nonStarters);
  const starters = race.runners.filter(({ isWithdrawn }) => !isWithdrawn);
  const nameOf = (number: number) => race.runners.find((runner) => runner.number === number)?.name;
  const named = "order" in parsed ? parsed.order.flat() : [];
  const unplaced = starters.filter(({ number }) => !named.includes(number) && !nonStarters.includes(number));
  const isProposal = useSecondPerson()([{ action: "RACE_RESULT" }]);
  const isOfficial = race.race.state !== "RUNNING";
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title="Amend the result"
      description={`${isProposal ? "A second operator must approve it. " : ""}${
        isOfficial
          ? "Bets and pools are then settled again: underpayments are paid, and overpayments are recovered as far as balances allow."
          : "The amended result then becomes official immediately."
      }`}
      action={isProposal ? "Propose" : "Amend"}
      done="Proposed. It's waiting under Approvals."
      disabled={"fault" in parsed}
      onSubmit={async (reason) => {
        if ("fault" in parsed) return;
        const data = { raceId: race.race.raceId, order: parsed.order, nonStarters };
        const outcome = await propose({ body: { kind: "RACE_RESULT", data, reason } });
        onDone();
        return outcome;
      }}
    >
      <TextField
        label="Order of finish"
        hint="Runner numbers separated by hyphens. Join dead heats with =, such as 3=1-2."
        value={text}
        error={"fault" in parsed ? parsed.fault : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      {"order" in parsed ? (
        <ol className="grid max-h-48 gap-1 overflow-y-auto text-sm">
          {parsed.order.map((group, at) => (
            <li key={group.join("=")}>
              <span className="mr-2 text-mist tabular-nums">
                {parsed.order.slice(0, at).flat().length + 1}.
              </span>
              {group.map((number) => `${number} ${nameOf(number)}`).join(" = ")}
            </li>
          ))}
          {unplaced.length > 0 ? (
            <li className="text-mist">{`Did not finish: ${unplaced.map(({ number, name }) => `${number} ${name}`).join(", ")}`}</li>
          ) : null}
        </ol>
      ) : null}
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm text-mist">Non-starters: bets on them are refunded</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {starters.map(({ number, name }) => (
            <Checkbox
              key={number}
              label={`${number} ${name}`}
              checked={nonStarters.includes(number)}
              onChange={({ target }) =>
                setNonStarters(
                  target.checked ? [...nonStarters, number] : nonStarters.filter((one) => one !== number),
                )
              }
            />
          ))}
        </div>
      </fieldset>
    </ReasonDialog>
  );
}
