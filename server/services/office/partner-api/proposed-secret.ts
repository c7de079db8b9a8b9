import { overlapHoursInput } from "@parlour/contracts/entities/api-key";
import { z } from "zod";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import { refuse } from "../../../kit/refusal.ts";
import { refuseCollector } from "../../../kit/refuse-collector.ts";
import { saveHandover } from "./handover-store.ts";
import { findKey, lockKey } from "./key-store.ts";
import type { PartnerParts } from "./partner-parts.ts";

type ProposedSecret = { keyId: string; overlapHours: number };

/** The action in the two-person policy that covers new secrets of an API key. */
export const secretAction = "API_SECRET";

const ended = refuse("PROPOSAL_REFUSED", { cause: "the key has expired or was revoked" });

/**
 * Defines new secrets of an API key as changes that two administrators agree on by default: one administrator alone
 * could use the secret to read players' data from anywhere. The proposer can then create the secret; see
 * issue-api-secret.ts.
 */
export function proposedSecret({
  kit: { clock },
  operators,
}: Pick<PartnerParts, "kit" | "operators">): ChangeKind<ProposedSecret> {
  return {
    kind: "API_SECRET",
    proposers: ["ADMIN"],
    approvers: ["ADMIN"],
    actions: [
      {
        action: secretAction,
        group: "Operators",
        label: "Secrets of API keys",
        usual: { when: "ALWAYS" },
      },
    ],
    data: z.strictObject({ keyId: z.string().max(128), overlapHours: overlapHoursInput }),
    async describe({ keyId, overlapHours }, db) {
      const key = await findKey(db, keyId, clock.now());
      if (key === undefined) return refuse("NOT_FOUND");
      if (key.state === "REVOKED" || key.state === "EXPIRED") return ended;
      const hours = overlapHours === 1 ? "1 hour" : `${overlapHours} hours`;
      const old = overlapHours === 0 ? "stops at once" : `works for ${hours} more`;
      const effect = key.state === "READY" ? "" : `. The old secret ${old}`;
      return {
        subject: `api-key:${keyId}`,
        summary: `New secret for API key “${key.name}”, to be created by the proposer${effect}`,
      };
    },
    async execute(tx, { keyId, overlapHours }, _proposalId, { author, now }) {
      const key = await lockKey(tx, keyId, now);
      if (key === undefined) return refuse("NOT_FOUND");
      if (key.state === "REVOKED" || key.state === "EXPIRED") return ended;
      const cannotCollect = await refuseCollector(tx, operators, author);
      if (cannotCollect) return cannotCollect;
      await saveHandover(tx, { keyId, operator: author, overlapHours }, now);
      return { after: { keyId, overlapHours, collector: author.name } };
    },
  };
}
