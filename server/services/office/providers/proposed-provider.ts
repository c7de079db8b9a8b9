import { shortText } from "@parlour/contracts/entities/text";
import { z } from "zod";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import type { ProviderParts } from "./provider-parts.ts";

const data = z.strictObject({
  kind: z.enum(["STUDIO", "SPORTS_FEED", "RACING_FEED"]),
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{1,31}$/),
  name: shortText(60),
});
type ProposedProvider = z.infer<typeof data>;

const words: Record<ProposedProvider["kind"], string> = {
  STUDIO: "game studio",
  SPORTS_FEED: "sports feed",
  RACING_FEED: "racing feed",
};
const taken = (): Refusal => refuse("PROPOSAL_REFUSED", { cause: "there is a provider with this ID" });

/** Defines new providers as changes that need two administrators by default, because a provider's requests move money. */
export function proposedProvider({ kit, sources }: ProviderParts): ChangeKind<ProposedProvider> {
  const accountsOf = (kind: ProposedProvider["kind"]) => sources.find((one) => one.kind === kind)!.accounts!;
  return {
    kind: "PROVIDER",
    proposers: ["ADMIN"],
    approvers: ["ADMIN"],
    actions: [{ action: "PROVIDER", group: "Site", label: "New providers", usual: { when: "ALWAYS" } }],
    data,
    async describe({ kind, id, name }, db) {
      if (await accountsOf(kind).find(db, id)) return taken();
      return { subject: `provider:${kind}:${id}`, summary: `Add ${words[kind]} “${name}” (${id})` };
    },
    async execute(tx, { kind, id, name }) {
      const accounts = accountsOf(kind);
      if (!(await accounts.add(tx, { id, name }))) return taken();
      kit.log.info({ provider: id, kind }, "a provider was added");
      return { after: { kind, id, name } };
    },
  };
}
