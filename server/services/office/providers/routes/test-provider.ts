import { testProvider as call } from "@parlour/contracts/calls/office/providers/test-provider";
import { refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findEntry, type ProviderParts } from "../provider-parts.ts";

const testsPerMinute = 10;

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
    const rule = { scope: "provider-test", key: operator.id, max: testsPerMinute, windowSeconds: 60 };
    const { allowed, retryAfterSeconds } = await kit.limits.hit(rule);
    if (!allowed) {
      const seconds = Math.max(1, Math.ceil(retryAfterSeconds));
      return { ...refuse("RATE_LIMITED"), headers: { "retry-after": String(seconds) } };
    }
    const email = (await operators.find(operator.id))?.email ?? null;
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
