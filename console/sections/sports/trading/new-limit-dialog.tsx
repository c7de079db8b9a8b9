import { listSports } from "@parlour/contracts/calls/sports/sportsbook/list-sports";
import type {
  LiabilityLimits,
  LiabilityRule,
  LiabilityScope,
} from "@parlour/contracts/entities/liability-limit";
import { useCall } from "@parlour/web/api/use-resource";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { LimitDialog } from "./limit-dialog.tsx";
import { wholeHouse } from "./limit-text.ts";
import { marketKindOptions } from "./market-text.ts";
import { sportOptions } from "./sport-names.ts";

type NewLimitDialogProps = {
  rules: readonly LiabilityRule[];
  usual: LiabilityLimits;
  onClose: () => void;
  onDone: () => void;
};

const isSame = (one: LiabilityScope, other: LiabilityScope) =>
  (Object.keys(one) as (keyof LiabilityScope)[]).every((part) => one[part] === other[part]);

/** A limit for a sport, a competition or a market kind. Limits of single markets are set on the event's page. */
export function NewLimitDialog({ rules, usual, onClose, onDone }: NewLimitDialogProps) {
  const [sport, setSport] = useState("");
  const [competition, setCompetition] = useState("");
  const [kind, setKind] = useState("");
  const tree = useCall(listSports, {});
  const competitions = tree.value?.sports.find(({ id }) => id === sport)?.competitions ?? [];
  const scope: LiabilityScope = {
    ...wholeHouse,
    sport: competition === "" && sport !== "" ? sport : null,
    competition: competition || null,
    kind: kind || null,
  };
  const own = rules.find((rule) => isSame(rule.scope, scope))?.limits ?? null;
  return (
    <LimitDialog
      // If the scope already has a limit, the form shows it, so that it is not overwritten unseen.
      key={own === null ? "new" : JSON.stringify(scope)}
      title="Liability limit"
      scope={scope}
      own={own}
      usual={usual}
      onClose={onClose}
      onDone={onDone}
    >
      <SelectField
        label="Sport"
        options={sportOptions}
        value={sport}
        onChange={(change) => {
          setSport(change.target.value);
          setCompetition("");
        }}
      />
      {sport === "" ? null : (
        <SelectField
          label="Competition"
          options={[
            { value: "", label: "All competitions" },
            ...competitions.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={competition}
          onChange={(change) => setCompetition(change.target.value)}
        />
      )}
      <SelectField
        label="Market kind"
        options={[{ value: "", label: "All markets" }, ...marketKindOptions]}
        value={kind}
        onChange={(change) => setKind(change.target.value)}
      />
    </LimitDialog>
  );
}
