import type {
  RuleEvaluation as Evaluation,
  RuleCondition,
} from "@parlour/contracts/entities/withdrawal-policy";
import { Moment } from "../../../parts/moment.tsx";
import { readable } from "../../../parts/readable.ts";
import { signalText } from "../../../parts/signals.ts";

/** The result of the approval rules for a withdrawal, and the conditions that failed. */
export function RuleEvaluation({ evaluation }: { evaluation: Evaluation | null }) {
  if (evaluation === null) return <p className="text-mist">The approval rules haven't checked it yet.</p>;
  const { at, policyVersion, approvedBy, obstacle, rules, facts } = evaluation;
  return (
    <div className="grid gap-2">
      <p>
        {approvedBy === null ? verdicts[obstacle ?? "NONE"] : `Approved by the rule “${approvedBy}”.`}{" "}
        <span className="text-sm text-mist">
          <Moment at={at} />
          {policyVersion > 0 ? `, version ${policyVersion} of the rules` : ", default rules"}
        </span>
      </p>
      {rules.some(({ failed }) => failed.length > 0) ? (
        <ul className="grid gap-1 text-sm text-mist">
          {rules
            .filter(({ failed }) => failed.length > 0)
            .map(({ name, failed }) => (
              <li key={name}>
                “{name}” doesn't apply: {failed.map((condition) => failures[condition](facts)).join(", ")}
              </li>
            ))}
        </ul>
      ) : null}
    </div>
  );
}

const verdicts = {
  NONE: "No rule approves it, so an operator decides.",
  SIGNAL: "It has a risk signal, so rules can't approve it and an operator decides.",
  SECOND_APPROVER: "Rules can't approve this amount, so two operators decide.",
} as const;

const failures: Readonly<Record<RuleCondition, (facts: Evaluation["facts"]) => string>> = {
  maximum: ({ amount }) => `the amount is too high (about $${amount})`,
  verified: ({ verification }) => `documents are ${readable(verification).toLowerCase()}`,
  minimumTurnover: ({ turnoverRatio }) =>
    turnoverRatio === null ? "no deposit yet" : `turnover is ${turnoverRatio}× the last deposit`,
  knownMethod: () => "the method is new",
  noBonus: () => "a bonus is active",
  noOpenCase: () => "a case about the player is open",
  toleratedSignals: ({ signals }) => signals.map((signal) => signalText(signal).toLowerCase()).join(", "),
};
