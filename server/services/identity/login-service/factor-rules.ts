import type { EnforcementMethod } from "@parlour/contracts/enumerations";

export type FactorCircumstances = {
  /** Whether the player has set up an authenticator. */
  enrolled: boolean;
  phoneValidated: boolean;
  hasPinCode: boolean;
  trustsEveryDevice: boolean;
  device: { any: boolean; known: boolean };
  otherCountry: boolean;
};

/** Returns the second factor that this login requires, if any. A player without a second factor isn't asked for one. */
export function factorNeeded(circumstances: FactorCircumstances): EnforcementMethod | undefined {
  const { enrolled, phoneValidated, hasPinCode, trustsEveryDevice, device, otherCountry } = circumstances;
  if (enrolled) return "TWO_FACTOR_AUTHENTICATION";
  const strangeDevice = device.any && !device.known && !trustsEveryDevice;
  if (!strangeDevice && !otherCountry) return undefined;
  if (phoneValidated) return "SMS";
  return hasPinCode ? "PIN_CODE" : undefined;
}
