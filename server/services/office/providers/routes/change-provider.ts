import { changeProvider as call } from "@parlour/contracts/calls/office/providers/change-provider";
import { outboundRules, parseOutboundUrl } from "../../../../kit/post-outside.ts";
import { refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { keyAction } from "../proposed-provider-key.ts";
import { findPage, type ProviderParts } from "../provider-parts.ts";

export function changeProvider(parts: ProviderParts): Route {
  const { kit, sources } = parts;
  return route(call, async ({ params, body: { isEnabled, address, version, reason }, operator }) => {
    const { kind, providerId: id } = params;
    const accounts = sources.find((one) => one.kind === kind)?.accounts;
    if (accounts === undefined) return refuse("NOT_FOUND");
    if (address !== null && parseOutboundUrl(address, outboundRules(kit.config)) === undefined) {
      return refuseFields([{ code: "INVALID_VALUE", field: "address" }]);
    }
    const refusal = await kit.db.transaction(async (tx) => {
      const before = await accounts.lock(tx, id);
      if (before === undefined) return refuse("NOT_FOUND");
      if (before.version !== version) return refuse("CONFLICT");
      // One operator can disable a provider, because disabling may be urgent. Enabling it makes its keys valid again.
      const isEnabling = isEnabled && !before.isEnabled;
      if (isEnabling && (await kit.fourEyes.needsSecondPerson(tx, keyAction))) {
        return refuse("SECOND_PERSON_REQUIRED");
      }
      await accounts.change(tx, id, { isEnabled, address });
      await operator.audit(tx, {
        subject: `provider:${kind}:${id}`,
        before: { isEnabled: before.isEnabled, address: before.address },
        after: { isEnabled, address },
        reason,
      });
      return undefined;
    });
    return refusal ?? (await findPage(parts, { kind, id }))!;
  });
}
