import type { EnforcementMethod } from "@parlour/contracts/enumerations";

export type FactorCircumstances = {
  /** Whether an authenticator is set up. */
  enrolled: boolean;
  phoneValidated: boolean;
  hasPinCode: boolean;
  trustsEveryDevice: boolean;
  device: { any: boolean; known: boolean };
  otherCountry: boolean;
};

/** The second factor this login requires, if any. A player without any second factor isn't asked. */
export function factorNeeded(circumstances: FactorCircumstances): EnforcementMethod | undefined {
  const { enrolled, phoneValidated, hasPinCode, trustsEveryDevice, device, otherCountry } = circumstances;
  if (enrolled) return "TWO_FACTOR_AUTHENTICATION";
  const strangeDevice = device.any && !device.known && !trustsEveryDevice;
  if (!strangeDevice && !otherCountry) return undefined;
  if (phoneValidated) return "SMS";
  return hasPinCode ? "PIN_CODE" : undefined;
}
