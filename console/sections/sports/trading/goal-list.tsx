import type { TradingEvent } from "@parlour/contracts/entities/sports-trading";
import { Button } from "@parlour/web/ui/button";
import { SelectField } from "@parlour/web/ui/select-field";
import type { Sides } from "./market-text.ts";
import type { ResultDraft } from "./result-draft.ts";

type Goals = ResultDraft["goals"];
type GoalListProps = {
  goals: Goals;
  players: TradingEvent["result"]["players"];
  sides: Sides;
  onChange: (goals: Goals) => void;
};

/** Goals in order, because some markets depend on who scored first, next or at all. */
export function GoalList({ goals, players, sides, onChange }: GoalListProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">Goals in order</legend>
      <ol className="grid gap-2">
        {goals.map(({ side, player }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: goals are identified by their position.
          <li key={index} className="flex items-end gap-2">
            <SelectField
              className="min-w-0 flex-1"
              label={`${index + 1}. ${sides[side]}`}
              options={[
                { value: "", label: "Another player" },
                ...players
                  .filter((one) => one.side === side)
                  .map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={player}
              onChange={(event) => onChange(goals.with(index, { side, player: event.target.value }))}
            />
            <Button
              variant="quiet"
              aria-label={`Remove goal ${index + 1}`}
              onClick={() => onChange(goals.toSpliced(index, 1))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        {(["home", "away"] as const).map((side) => (
          <Button key={side} size="sm" onClick={() => onChange([...goals, { side, player: "" }])}>
            Goal for {sides[side]}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
