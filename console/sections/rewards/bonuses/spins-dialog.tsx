import { readAmount } from "@parlour/rules/typed-amount";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { amountFault } from "../../../parts/amount-fault.ts";
import { CheckedField } from "../../../parts/checked-field.tsx";
import { CurrencyField } from "../../../parts/currency-field.tsx";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { createOffer, fetchProgramme, newId } from "./bonus-api.ts";
import { GameSelect } from "./game-select.tsx";

const labels = {
  name: "Name for players",
  gameId: "Game",
  count: "Number of spins",
  currency: "Currency",
  stake: "Stake per spin",
  wageringFactor: "Wagering requirement for winnings (×)",
  validDays: "Days to play and wager",
} as const;
type Fields = Record<keyof typeof labels, string>;
const usual: Fields = {
  name: "",
  gameId: "",
  count: "10",
  currency: "USD",
  stake: "0.5",
  wageringFactor: "10",
  validDays: "7",
};

const isNumber = (name: keyof Fields) =>
  name === "count" || name === "stake" || name === "wageringFactor" || name === "validDays";

type SpinsDialogProps = { open: boolean; onClose: () => void; onMade: () => void };

/**
 * Creates a free spins offer that only operators can grant. It uses the loyalty programme's wagering
 * contributions.
 */
export function SpinsDialog({ open, onClose, onMade }: SpinsDialogProps) {
  const [fields, setFields] = useState(usual);
  const [id, setId] = useState(() => newId("offer"));
  const names = Object.keys(labels) as (keyof Fields)[];
  const faultOf = (name: keyof Fields) => {
    if (name === "stake") return amountFault(fields.stake, fields.currency.trim());
    const isWrong = fields[name].trim() === "" || (isNumber(name) && !(readAmount(fields[name]) >= 0));
    return isWrong ? "Enter a number." : undefined;
  };
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title="New free spins"
      description="Hidden until granted to players or tiers."
      action="Create offer"
      disabled={names.some((name) => faultOf(name) !== undefined)}
      done="Created. You can grant it now."
      onSubmit={async (reason) => {
        const { current } = await fetchProgramme();
        const text = { en: fields.name.trim() };
        const days = Number(fields.validDays);
        const plan = {
          type: "SPINS" as const,
          name: text,
          summary: text,
          amounts: { [fields.currency.trim()]: { spinStake: readAmount(fields.stake) } },
          spins: { gameId: fields.gameId.trim(), count: Number(fields.count) },
          wageringFactor: readAmount(fields.wageringFactor),
          contribution: current.plan.contribution,
          locksDeposit: false,
          winningsOnly: false,
          spendingOrder: "OWN_FIRST" as const,
          verticals: ["casino" as const],
          claimDays: days,
          validDays: days,
          code: null,
          firstDepositOnly: false,
          tiers: [],
          countries: [],
          notInCountries: [],
          timesPerPlayer: 1_000,
          isPublic: false,
          startsAt: new Date().toISOString(),
          endsAt: null,
        };
        await createOffer({ body: { id, plan, reason } });
        setFields(usual);
        setId(newId("offer"));
        onMade();
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {names.map((name) =>
          name === "gameId" ? (
            <GameSelect
              key={name}
              value={fields.gameId}
              onChange={(gameId) => setFields({ ...fields, gameId })}
            />
          ) : name === "currency" ? (
            <CurrencyField
              key={name}
              value={fields.currency}
              onChange={(currency) => setFields({ ...fields, currency })}
            />
          ) : isNumber(name) ? (
            <CheckedField
              key={name}
              label={labels[name]}
              value={fields[name]}
              fault={faultOf(name)}
              onChange={(text) => setFields({ ...fields, [name]: text })}
            />
          ) : (
            <TextField
              key={name}
              label={labels[name]}
              value={fields[name]}
              onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
            />
          ),
        )}
      </div>
    </ReasonDialog>
  );
}
