import { z } from "zod";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import type { OperatorAccounts } from "../../../kit/ports/operator-accounts.ts";
import { refuse } from "../../../kit/refusal.ts";
import { refuseCollector } from "../../../kit/refuse-collector.ts";
import { findWebhook, lockWebhook, setCollector } from "./webhook-store.ts";

type ProposedSecret = { webhookId: string };

/** The action in the two-person policy that covers new signing secrets of a webhook. */
export const secretAction = "WEBHOOK_SECRET";

/**
 * Defines new signing secrets of a webhook as changes that two administrators agree on by default: one administrator
 * alone could use the secret to send the partner forged events. The proposer can then create the secret; see
 * issue-webhook-secret.ts.
 */
export function proposedSecret(operators: Pick<OperatorAccounts, "find">): ChangeKind<ProposedSecret> {
  return {
    kind: "WEBHOOK_SECRET",
    proposers: ["ADMIN"],
    approvers: ["ADMIN"],
    actions: [
      {
        action: secretAction,
        group: "Operators",
        label: "Secrets of webhooks",
        usual: { when: "ALWAYS" },
      },
    ],
    data: z.strictObject({ webhookId: z.string().max(128) }),
    async describe({ webhookId }, db) {
      const webhook = await findWebhook(db, webhookId);
      if (webhook === undefined) return refuse("NOT_FOUND");
      const effect = webhook.secret === null ? "" : ". For one day, deliveries are signed with both secrets";
      return {
        subject: `webhook:${webhookId}`,
        summary: `New secret for webhook “${webhook.name}”, to be created by the proposer${effect}`,
      };
    },
    async execute(tx, { webhookId }, _proposalId, { author, now }) {
      if ((await lockWebhook(tx, webhookId)) === undefined) return refuse("NOT_FOUND");
      const cannotCollect = await refuseCollector(tx, operators, author);
      if (cannotCollect) return cannotCollect;
      await setCollector(tx, webhookId, author, now);
      return { after: { webhookId, collector: author.name } };
    },
  };
}
