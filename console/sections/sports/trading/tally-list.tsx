import type { TradingEvent } from "@parlour/contracts/entities/sports-trading";
import { fieldBoxClass } from "@parlour/web/ui/form-field";
import type { Sides } from "./market-text.ts";
import type { ResultDraft } from "./result-draft.ts";

type Tallies = ResultDraft["tallies"];
type TallyListProps = {
  tally: NonNullable<TradingEvent["result"]["tally"]>;
  tallies: Tallies;
  players: TradingEvent["result"]["players"];
  sides: Sides;
  onChange: (tallies: Tallies) => void;
};

const legends = {
  points: "Points by player",
  touchdowns: "Touchdowns by player",
  homeRuns: "Home runs by player",
} as const;

/** What each player scored, for sports in which goals aren't listed. */
export function TallyList({ tally, tallies, players, sides, onChange }: TallyListProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{legends[tally]}</legend>
      <p className="text-sm text-mist">Leave players who did not take part empty: bets on them are void.</p>
      {players.map(({ id, name, side }) => (
        <label key={id} className="flex items-center justify-between gap-2">
          <span className="min-w-0 text-mist wrap-anywhere">
            {name}, {sides[side]}
          </span>
          <span className="block w-20 shrink-0">
            <input
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              className={`${fieldBoxClass} h-11 text-center tabular-nums`}
              value={tallies[id] ?? ""}
              onChange={(event) => onChange({ ...tallies, [id]: event.target.value })}
            />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
