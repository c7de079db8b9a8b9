import type { Kit } from "../kit/kit.ts";
import type { Service } from "../kit/service.ts";
import {
  createJurisdictions,
  type JurisdictionStore,
  jurisdictionsService,
} from "../services/protection/jurisdictions/index.ts";

export type ProtectionPorts = { jurisdictions: JurisdictionStore };

export function createProtectionPorts(kit: Kit): ProtectionPorts {
  return { jurisdictions: createJurisdictions(kit) };
}

export function protectionServices(ports: ProtectionPorts): readonly Service[] {
  return [jurisdictionsService(ports)];
}
