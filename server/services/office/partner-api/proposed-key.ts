import { PARTNER_SCOPES, type PartnerScope } from "@parlour/contracts/entities/api-key";
import { shortText } from "@parlour/contracts/entities/text";
import { z } from "zod";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import type { Kit } from "../../../kit/kit.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { hasKeyNamed, insertKey } from "./key-store.ts";

type ProposedKey = { name: string; scopes: PartnerScope[]; expiresOn: string };

const mostDays = 366;
const impossible = (cause: string): Refusal => refuse("PROPOSAL_REFUSED", { cause });

const reads: Record<PartnerScope, string> = {
  REPORTS: "daily figures",
  PLAYERS: "players without personal details",
  PAYMENTS: "payments",
};

/** Defines API keys as changes that two administrators agree on, because a key gives data to outsiders. */
export function proposedKey(kit: Kit): ChangeKind<ProposedKey> {
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
    async describe(wish, db) {
      const what = wish.scopes.map((scope) => reads[scope]).join(", ");
      return (
        (await check(db, wish)) ?? {
          subject: "api-key:new",
          summary: `API key “${wish.name}” that reads ${what} until ${wish.expiresOn}`,
        }
      );
    },
    async execute(tx, wish, proposalId, { operator, now }) {
      const refusal = await check(tx, wish);
      if (refusal) return refusal;
      const id = `apikey_${proposalId.replace(/^[a-z]+_/, "")}`;
      const scopes = PARTNER_SCOPES.filter((scope) => wish.scopes.includes(scope));
      const expiresAt = new Date(`${wish.expiresOn}T00:00:00Z`);
      await insertKey(tx, {
        id,
        name: wish.name,
        scopes,
        approvedBy: operator.name,
        createdAt: now,
        expiresAt,
      });
      return { after: { id, name: wish.name, scopes, expiresOn: wish.expiresOn } };
    },
  };
}
