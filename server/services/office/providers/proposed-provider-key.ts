import { z } from "zod";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import type { SignedProvider } from "../../../kit/providers/signed-providers.ts";
import { refuse } from "../../../kit/refusal.ts";
import { refuseCollector } from "../../../kit/refuse-collector.ts";
import { findHandover, saveHandover } from "./handover-store.ts";
import type { ProviderParts } from "./provider-parts.ts";

const hourMs = 3_600_000;
/** If the old key works for at least this long, it still works when a new key that nobody has collected expires. */
const collectableHours = 24;
const provider = {
  kind: z.enum(["STUDIO", "SPORTS_FEED", "RACING_FEED"]),
  id: z.string().max(128),
  /**
   * The version of the provider that the operator saw, so that two operators do not rotate its key one after the
   * other.
   */
  version: z.int().min(1),
};
const data = z.discriminatedUnion("change", [
  z.strictObject({
    change: z.literal("ROTATE"),
    ...provider,
    /** How long the previous key still works. */
    overlapHours: z
      .int()
      .min(0)
      .max(24 * 30),
  }),
  z.strictObject({ change: z.literal("ENABLE"), ...provider }),
]);
type ProposedProviderKey = z.infer<typeof data>;

/** The action of the two-person policy that covers both new keys and enabling a provider. */
export const keyAction = "PROVIDER_KEY";
const isEnabledAlready = refuse("PROPOSAL_REFUSED", { cause: "the provider is enabled" });

/**
 * Defines new keys, and enabling a provider, as changes that need two administrators by default: with a valid key, one
 * of them alone could sign results and wins. The proposer can collect a new key once; see collect-provider-key.ts.
 */
export function proposedProviderKey({
  kit,
  sources,
  operators,
}: ProviderParts): ChangeKind<ProposedProviderKey> {
  const accountsOf = (kind: ProposedProviderKey["kind"]) =>
    sources.find((one) => one.kind === kind)?.accounts;
  return {
    kind: "PROVIDER_KEY",
    proposers: ["ADMIN"],
    approvers: ["ADMIN"],
    actions: [
      {
        action: keyAction,
        group: "Site",
        label: "New provider keys, and enabling a provider",
        usual: { when: "ALWAYS" },
      },
    ],
    data,
    async describe(request, db) {
      const { kind, id, version } = request;
      const row = await accountsOf(kind)?.find(db, id);
      if (row === undefined) return refuse("NOT_FOUND");
      if (row.version !== version) return refuse("CONFLICT");
      const subject = `provider:${kind}:${id}`;
      const name = `“${row.name}” (${id})`;
      if (request.change === "ENABLE") {
        return row.isEnabled ? isEnabledAlready : { subject, summary: `Enable ${name} again` };
      }
      const old =
        request.overlapHours === 0 ? "stops at once" : `works for ${hoursOf(request.overlapHours)} more`;
      const kept =
        request.overlapHours < collectableHours
          ? ""
          : `. If nobody collects the new key within ${hoursOf(collectableHours)}, the old key stays in use`;
      const hasOld = hasOldKey(row, kit.clock.now());
      const handover = await findHandover(db, { kind, id }, row.keyVersion);
      if (handover !== undefined) {
        const since = request.overlapHours === 0 ? "" : ", unless it has stopped by then";
        return {
          subject,
          summary:
            `The new signing key for ${name}, which ${handover.operator.name} has not collected, is to be ` +
            `collected by the proposer. The old key ${hasOld ? `${old}${since}${kept}` : "has stopped already"}`,
        };
      }
      const older = hasOld ? ". The key before it, which still works, stops at once" : "";
      return {
        subject,
        summary: `New signing key for ${name}, to be collected by the proposer. The old key ${old}${older}${kept}`,
      };
    },
    async execute(tx, request, _proposalId, { author, now }) {
      const { kind, id } = request;
      const accounts = accountsOf(kind);
      const before = await accounts?.lock(tx, id);
      if (accounts === undefined || before === undefined) return refuse("NOT_FOUND");
      if (before.version !== request.version) return refuse("CONFLICT");
      if (request.change === "ENABLE") {
        if (before.isEnabled) return isEnabledAlready;
        await accounts.change(tx, id, { isEnabled: true, address: before.address });
        return { before: { isEnabled: false }, after: { isEnabled: true } };
      }
      const cannotCollect = await refuseCollector(tx, operators, author);
      if (cannotCollect) return cannotCollect;
      const overlapEnd =
        request.overlapHours === 0 ? null : new Date(now.getTime() + request.overlapHours * hourMs);
      const waiting = await findHandover(tx, { kind, id }, before.keyVersion);
      if (waiting !== undefined) {
        // The current key has not been collected, so the provider still uses the previous key, and another rotation
        // would end it. A key that has stopped working is not accepted again: it may have been stopped because it
        // leaked.
        const oldUntil = hasOldKey(before, now) ? overlapEnd : null;
        await accounts.limitOldKey(tx, id, oldUntil);
        await saveHandover(tx, { kind, id }, { ...waiting, operator: author, since: now });
        return {
          before: { keyVersion: before.keyVersion, oldKeyUntil: before.oldKeyUntil?.toISOString() ?? null },
          after: {
            keyVersion: before.keyVersion,
            oldKeyUntil: oldUntil?.toISOString() ?? null,
            collector: author.name,
          },
        };
      }
      await accounts.rotate(tx, kit.config, id, { now, oldUntil: overlapEnd });
      const keyVersion = before.keyVersion + 1;
      await saveHandover(
        tx,
        { kind, id },
        { keyVersion, operator: author, since: now, previousKeyCreatedAt: before.keyCreatedAt },
      );
      return {
        before: { keyVersion: before.keyVersion },
        after: { keyVersion, oldKeyUntil: overlapEnd?.toISOString() ?? null, collector: author.name },
      };
    },
  };
}

const hasOldKey = ({ oldKeyUntil }: Pick<SignedProvider, "oldKeyUntil">, now: Date): boolean =>
  oldKeyUntil !== null && oldKeyUntil > now;
const hoursOf = (hours: number): string => (hours === 1 ? "1 hour" : `${hours} hours`);
