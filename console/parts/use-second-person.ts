import { listSecondPersonRules } from "@parlour/contracts/calls/office/operator/list-second-person-rules";
import { asksForSecond } from "@parlour/rules/second-person";
import { useCall } from "@parlour/web/api/use-resource";

/**
 * Returns whether any of these actions needs a second operator, so that a dialog can say so in advance. The server
 * decides; while the policy is loading, the result is false.
 */
export function useSecondPerson(): (actions: readonly { action: string; amount?: number }[]) => boolean {
  const { value } = useCall(listSecondPersonRules, {});
  return (actions) =>
    actions.some(({ action, amount }) => {
      const rule = value?.items.find((one) => one.action === action)?.rule;
      return rule !== undefined && asksForSecond(rule, amount);
    });
}

/**
 * Returns whether an action needs a second operator. While the policy is loading, the result is true, so that the
 * console never wrongly promises that a change applies at once.
 */
export function useIsProposal(action: string): boolean {
  const { value } = useCall(listSecondPersonRules, {});
  const rule = value?.items.find((one) => one.action === action)?.rule;
  return rule === undefined || asksForSecond(rule, undefined);
}
