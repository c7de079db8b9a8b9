import { webhookPlan } from "@parlour/contracts/entities/webhook";
import { z } from "zod";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { OperatorAccounts } from "../../../kit/ports/operator-accounts.ts";
import { outboundRules, parseOutboundUrl } from "../../../kit/post-outside.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { refuseCollector } from "../../../kit/refuse-collector.ts";
import { changePlan, findWebhook, insertWebhook, lockWebhook, setCollector } from "./webhook-store.ts";

/** A new webhook, or a change to an existing one, with its id and the version that the change is based on. */
const data = webhookPlan.extend({
  change: z.strictObject({ id: z.string().max(128), version: z.int().min(1) }).optional(),
});
type ProposedWebhook = z.infer<typeof data>;

const impossible = (cause: string): Refusal => refuse("PROPOSAL_REFUSED", { cause });

/** Defines the address and events of a webhook as changes that two administrators agree on. */
export function proposedWebhook(
  kit: Kit,
  operators: Pick<OperatorAccounts, "find">,
): ChangeKind<ProposedWebhook> {
  const rules = outboundRules(kit.config);
  const checkAddress = ({ url }: ProposedWebhook) =>
    parseOutboundUrl(url, rules) === undefined
      ? impossible("the address must be a public https address without a user name")
      : undefined;
  return {
    kind: "WEBHOOK",
    proposers: ["ADMIN"],
    approvers: ["ADMIN"],
    actions: [
      {
        action: "WEBHOOK",
        group: "Operators",
        label: "Webhooks for partners",
        usual: { when: "ALWAYS" },
      },
    ],
    data,
    async describe(request, db) {
      const refusal = checkAddress(request);
      if (refusal) return refusal;
      const { change, name, url, events } = request;
      const known = change && (await findWebhook(db, change.id));
      if (change && known === undefined) return refuse("NOT_FOUND");
      if (change && known?.version !== change.version) return refuse("CONFLICT");
      return {
        subject: `webhook:${change?.id ?? "new"}`,
        summary: `${change ? "Change" : "Add"} webhook “${name}”: send ${events.join(", ")} to ${url}`,
      };
    },
    async execute(tx, request, proposalId, { author, operator, now }) {
      const refusal = checkAddress(request);
      if (refusal) return refusal;
      const { change, name, url, events } = request;
      const id = change?.id ?? `webhook_${proposalId.replace(/^[a-z]+_/, "")}`;
      const plan = { id, name, url, events, approvedBy: operator.name };
      if (change === undefined) {
        const cannotCollect = await refuseCollector(tx, operators, author);
        if (cannotCollect) return cannotCollect;
        await insertWebhook(tx, plan, now);
        // Two operators have agreed on this webhook, so its proposer may create the first secret without asking again.
        if (author.id !== operator.id) await setCollector(tx, id, author, now);
        return { after: { id, name, url, events } };
      }
      const before = await lockWebhook(tx, id);
      if (before === undefined) return refuse("NOT_FOUND");
      if (before.version !== change.version) return refuse("CONFLICT");
      await changePlan(tx, plan);
      return {
        before: { name: before.name, url: before.url, events: before.events },
        after: { name, url, events },
      };
    },
  };
}
