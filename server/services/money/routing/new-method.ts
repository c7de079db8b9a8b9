import type { PaymentDeclaration } from "@parlour/contracts/entities/payment-kind";
import { regionInput } from "@parlour/contracts/entities/text";
import { PAYMENT_TYPES } from "@parlour/contracts/enumerations";
import { z } from "zod";
import { keepChange } from "../../../kit/configuration-history.ts";
import type { Queryable } from "../../../kit/database.ts";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import { findPaymentKind, flowOf } from "../../../kit/payment-kinds.ts";
import type { Refusal } from "../../../kit/refusal.ts";
import { historyTopic } from "./change-method.ts";
import { checkLimits, impossible } from "./check-limits.ts";
import { findMethod, insertMethod, type NewMethodRow } from "./method-change-store.ts";
import { methodName, toOfferedMethod } from "./method-view.ts";

const places = z.array(regionInput).max(200);
const newMethodData = z.strictObject({
  provider: z.string().min(1).max(40),
  kind: z.string().min(1).max(40),
  paymentType: z.enum(PAYMENT_TYPES),
  code: z.string().regex(/^[A-Z][A-Z0-9_]{1,19}$/),
  name: z.string().trim().min(1).max(60),
  position: z.number().int().min(0).max(1_000),
  enabled: z.boolean(),
  regions: places.nullable(),
  excludedRegions: places,
  currencies: z
    .array(
      z.strictObject({
        currency: z.string().max(8),
        min: z.number().positive(),
        max: z.number().positive(),
        fee: z.number().min(0),
      }),
    )
    .min(1)
    .max(40),
});
type NewMethod = z.infer<typeof newMethodData>;

/** Creates a method from a kind that a provider declares. It sets limits and fees, so it needs two operators. */
export function newMethod(declarations: readonly PaymentDeclaration[]): ChangeKind<NewMethod> {
  return {
    kind: "PAYMENT_METHOD",
    proposers: ["PAYMENTS"],
    approvers: ["PAYMENTS"],
    actions: [
      {
        action: "PAYMENT_METHOD",
        group: "Money",
        label: "New payment methods",
        usual: { when: "ALWAYS" },
      },
    ],
    data: newMethodData,
    async describe(data, db) {
      const rows = await rowsOf(declarations, data, db);
      if ("refusal" in rows) return rows;
      const { paymentType, code, name, currencies, enabled } = data;
      const direction = paymentType === "D" ? "deposit" : "withdrawal";
      const limits = currencies.map(
        ({ currency, min, max, fee }) => `${currency} ${min} to ${max}, fee ${fee}`,
      );
      const summary = `New ${direction} method ${name} (${code}, ${data.provider} ${data.kind}), ${enabled ? "enabled" : "disabled"}: ${limits.join("; ")}`;
      return { subject: `payment-method:${paymentType}/${code}`, summary };
    },
    async execute(tx, data, _proposalId, { operator, reason, now }) {
      const rows = await rowsOf(declarations, data, tx);
      if ("refusal" in rows) return rows;
      const after = [];
      for (const row of rows) {
        const inserted = await insertMethod(tx, row);
        if (inserted === undefined) return taken(row);
        const method = toOfferedMethod(inserted);
        const subject = methodName(inserted);
        await keepChange(tx, {
          topic: historyTopic,
          subject,
          at: now,
          operator,
          reason,
          before: null,
          after: method,
        });
        after.push(method);
      }
      return { before: null, after };
    },
  };
}

const taken = (row: NewMethodRow) => impossible(`there is already a method ${methodName(row)}`);

/** Returns one row per currency, or the reason why the method is not possible. */
async function rowsOf(
  declarations: readonly PaymentDeclaration[],
  data: NewMethod,
  db: Queryable,
): Promise<NewMethodRow[] | Refusal> {
  const { paymentType, code, currencies } = data;
  const kind = findPaymentKind(declarations, data);
  const flow = flowOf(kind, paymentType);
  if (kind === undefined || flow === undefined) {
    return impossible(`no provider ${data.provider} offers ${data.kind} in this direction`);
  }
  if (new Set(currencies.map(({ currency }) => currency)).size < currencies.length) {
    return impossible("a currency is listed twice");
  }
  const rows: NewMethodRow[] = [];
  for (const limits of currencies) {
    const minor = checkLimits(limits, flow);
    if ("refusal" in minor) return minor;
    const row = {
      payment_type: paymentType,
      code,
      currency: limits.currency,
      group_code: kind.group.code,
      group_name: kind.group.name,
      name: data.name,
      ...minor,
      provider: data.provider,
      kind: kind.code,
      position: data.position,
      enabled: data.enabled,
      regions: data.regions,
      excluded_regions: data.excludedRegions,
    };
    if (await findMethod(db, { paymentType, code, currency: limits.currency })) return taken(row);
    rows.push(row);
  }
  return rows;
}
