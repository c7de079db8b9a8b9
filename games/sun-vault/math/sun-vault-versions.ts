import { type SlotVersions, withPays } from "../../kit/math/slots/slot-versions.ts";
import { sunVault } from "./sun-vault.ts";

/** The versions of Sun Vault. They differ in what some symbols pay, and so in their return. */
export const sunVaultVersions = {
  1: sunVault,
  2: withPays(sunVault, { K: { 5: 50 }, qj: { 5: 12 } }),
  3: withPays(sunVault, { B: { 5: 65 }, ak: { 5: 16 }, qj: { 5: 12 } }),
} satisfies SlotVersions;
