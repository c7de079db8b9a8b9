import { hash } from "node:crypto";
import { testProvider as call } from "@parlour/contracts/calls/office/providers/test-provider";
import type { ProviderKind } from "@parlour/contracts/entities/provider";
import type { LimitRule } from "../../../../kit/limits.ts";
import { refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findEntry, type ProviderParts } from "../provider-parts.ts";

const perOperator = { scope: "provider-test", max: 10, windowSeconds: 60 };
/** Test messages cost money and reach people, so they are limited per operator and per recipient. */
const messagesPerOperator = { scope: "provider-test-messages", max: 10, windowSeconds: 3_600 };
const messagesPerRecipient = { scope: "provider-test-recipient", max: 3, windowSeconds: 3_600 };
const messageKinds: readonly ProviderKind[] = ["EMAIL", "SMS"];

/** Makes a test call and counts it like any other call, so that the provider's state is up to date afterwards. */
export function testProvider(parts: ProviderParts): Route {
  const { kit, operators } = parts;
  return route(call, async ({ params, body: { phone }, operator }) => {
    const ref = { kind: params.kind, id: params.providerId };
    const found = await findEntry(parts, ref);
    if (found === undefined) return refuse("NOT_FOUND");
    if (found.entry.testNeedsPhone && phone === undefined) {
      return refuseFields([{ code: "REQUIRED", field: "phone" }]);
    }
    const email = (await operators.find(operator.id))?.email ?? null;
    const recipient = ref.kind === "SMS" ? phone : email;
    const rules: LimitRule[] = [{ ...perOperator, key: operator.id }];
    if (messageKinds.includes(ref.kind)) {
      rules.push({ ...messagesPerOperator, key: operator.id });
      // Phone numbers and e-mail addresses are personal data, so only their hash is used as the counter's key.
      if (recipient)
        rules.push({ ...messagesPerRecipient, key: hash("sha256", recipient.toLowerCase(), "hex") });
    }
    for (const rule of rules) {
      const { allowed, retryAfterSeconds } = await kit.limits.hit(rule);
      if (allowed) continue;
      const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
      return { ...refuse("RATE_LIMITED"), headers: { "retry-after": String(seconds) } };
    }
    const startedMs = performance.now();
    const outcome = await kit.providerCalls
      .watch(ref, () => found.source.test(ref.id, { name: operator.name, email, phone }), "TEST")
      .then(
        (message) => ({ ok: true, message }),
        (error: unknown) => ({ ok: false, message: kit.providerCalls.wordsOf(error) }),
      );
    const result = { ...outcome, ms: Math.round(performance.now() - startedMs) };
    await kit.db.transaction((tx) =>
      operator.audit(tx, { subject: `provider:${ref.kind}:${ref.id}`, after: { test: result } }),
    );
    return result;
  });
}
