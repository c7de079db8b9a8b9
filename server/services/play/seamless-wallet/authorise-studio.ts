import { timingSafeEqual } from "node:crypto";
import type { Kit } from "../../../kit/kit.ts";
import type { ProviderAuthoriser } from "../../../kit/provider-authoriser.ts";
import { refuse } from "../../../kit/refusal.ts";
import { signStudioRequest, studioKey } from "./studio-keys.ts";
import { createStudios } from "./studio-store.ts";

/** The allowed difference between a studio's clock and ours. */
const windowSeconds = 300;

export function authoriseStudio(kit: Kit): ProviderAuthoriser {
  const studios = createStudios(kit);
  return async ({ headers, rawBody }, call) => {
    const { "x-provider": id, "x-timestamp": timestamp, "x-signature": signature } = headers;
    if (typeof id !== "string" || typeof timestamp !== "string" || typeof signature !== "string") {
      return refuse("SIGNATURE_INVALID");
    }
    const studio = await studios.find(id);
    // An unknown studio takes as long as a wrong signature.
    const key = studioKey(kit.config, id, studio?.keyVersion ?? 0);
    const right = Buffer.from(signStudioRequest(key, timestamp, call.path, rawBody), "hex");
    const given = Buffer.from(signature, "hex");
    const isRight = given.length === right.length && timingSafeEqual(given, right);
    if (!isRight || !studio?.isEnabled) return refuse("SIGNATURE_INVALID");
    const offSeconds = Math.abs(kit.clock.now().getTime() / 1000 - Number(timestamp));
    return offSeconds <= windowSeconds ? undefined : refuse("SIGNATURE_EXPIRED");
  };
}
