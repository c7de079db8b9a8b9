import type { Kit } from "../../../kit/kit.ts";
import type { ProviderAuthoriser } from "../../../kit/provider-authoriser.ts";
import { checkSignatures } from "../../../kit/signed-requests.ts";
import { studioKey } from "./studio-keys.ts";
import { createStudios } from "./studio-store.ts";

export function authoriseStudio(kit: Kit): ProviderAuthoriser {
  const studios = createStudios(kit);
  return checkSignatures(kit.clock, async (id) => {
    const studio = await studios.find(id);
    return {
      key: studioKey(kit.config, id, studio?.keyVersion ?? 0),
      isEnabled: studio?.isEnabled ?? false,
    };
  });
}
