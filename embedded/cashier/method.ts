import type { MethodGroup } from "@parlour/contracts/entities/payment";
import type { MethodForm } from "@parlour/contracts/entities/payment-kind";

/** An available payment method, with the form that its provider declares. */
export type Method = MethodGroup["methods"][number] & { group: string; form: MethodForm };

export function joinForms(groups: readonly MethodGroup[], forms: readonly MethodForm[]): Method[] {
  return groups.flatMap(({ code: group, methods }) =>
    methods.flatMap((method) => {
      const form = forms.find(({ code, currency }) => code === method.code && currency === method.currency);
      return form ? [{ ...method, group, form }] : [];
    }),
  );
}

/**
 * The withdrawal methods available to the player. Methods that pay to a linked account are left out if the
 * player has not linked one.
 */
export function availableWithdrawals({
  withdrawals,
  profile,
}: {
  withdrawals: readonly Method[];
  profile: { personaLinkedAccounts: readonly unknown[] };
}): readonly Method[] {
  const hasAccount = profile.personaLinkedAccounts.length > 0;
  return withdrawals.filter(
    ({ form }) => hasAccount || form.fields.every(({ type }) => type !== "linkedAccount"),
  );
}
