import { PARTNER_SCOPES, type PartnerScope } from "@parlour/contracts/entities/api-key";
import { shortText } from "@parlour/contracts/entities/text";
import { z } from "zod";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { refuseCollector } from "../../../kit/refuse-collector.ts";
import { saveHandover } from "./handover-store.ts";
import { hasKeyNamed, insertKey } from "./key-store.ts";
import type { PartnerParts } from "./partner-parts.ts";

type ProposedKey = { name: string; scopes: PartnerScope[]; expiresOn: string };

const mostDays = 366;
const impossible = (cause: string): Refusal => refuse("PROPOSAL_REFUSED", { cause });

const reads: Record<PartnerScope, string> = {
  REPORTS: "daily figures",
  PLAYERS: "players without personal details",
  PAYMENTS: "payments",
};

/** Defines API keys as changes that two administrators agree on, because a key gives data to outsiders. */
export function proposedKey({
  kit,
  operators,
}: Pick<PartnerParts, "kit" | "operators">): ChangeKind<ProposedKey> {
  const check = async (db: Parameters<typeof hasKeyNamed>[0], { name, expiresOn }: ProposedKey) => {
    const now = kit.clock.now();
    const days = (Date.parse(expiresOn) - now.getTime()) / 86_400_000;
    if (days <= 0) return impossible("the key would have expired already");
    if (days > mostDays) return impossible("a key is valid for a year at most");
    return (await hasKeyNamed(db, name, now)) ? impossible("there is a key of this name") : undefined;
  };
  return {
    kind: "API_KEY",
    proposers: ["ADMIN"],
    approvers: ["ADMIN"],
    actions: [
      {
        action: "API_KEY",
        group: "Operators",
        label: "API keys for partners",
        usual: { when: "ALWAYS" },
      },
    ],
    data: z.strictObject({
      name: shortText(60),
      scopes: z.array(z.enum(PARTNER_SCOPES)).min(1).max(PARTNER_SCOPES.length),
      expiresOn: z.iso.date(),
    }),
    async describe(request, db) {
      const what = request.scopes.map((scope) => reads[scope]).join(", ");
      return (
        (await check(db, request)) ?? {
          subject: "api-key:new",
          summary: `API key “${request.name}” that reads ${what} until ${request.expiresOn}`,
        }
      );
    },
    async execute(tx, request, proposalId, { author, operator, now }) {
      const refusal = (await check(tx, request)) ?? (await refuseCollector(tx, operators, author));
      if (refusal) return refusal;
      const id = `apikey_${proposalId.replace(/^[a-z]+_/, "")}`;
      const scopes = PARTNER_SCOPES.filter((scope) => request.scopes.includes(scope));
      const expiresAt = new Date(`${request.expiresOn}T00:00:00Z`);
      await insertKey(tx, {
        id,
        name: request.name,
        scopes,
        approvedBy: operator.name,
        createdAt: now,
        expiresAt,
      });
      // Two operators have agreed on this key, so its proposer may create the first secret without asking again.
      if (author.id !== operator.id)
        await saveHandover(tx, { keyId: id, operator: author, overlapHours: 0 }, now);
      return { after: { id, name: request.name, scopes, expiresOn: request.expiresOn } };
    },
  };
}
