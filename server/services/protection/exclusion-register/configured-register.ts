import type { Kit } from "../../../kit/kit.ts";
import type { ExclusionRegisterProvider } from "../../../kit/ports/exclusion-register.ts";
import { providerFetch } from "../../../kit/tracing/provider-fetch.ts";
import { httpRegister } from "./http-register.ts";
import { sandboxRegister } from "./sandbox-register.ts";

/** Returns the configured register; undefined if there is none, in which case nothing is checked. */
export function configuredRegister({ config, clock, tracing }: Kit): ExclusionRegisterProvider | undefined {
  if (config.exclusionRegister) {
    return httpRegister(config.exclusionRegister, providerFetch(tracing, "exclusion-register"));
  }
  return config.mode === "sandbox" ? sandboxRegister(clock) : undefined;
}
