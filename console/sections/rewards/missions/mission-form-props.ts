import type { Faults, MissionFields } from "./mission-plan.ts";

type Option = { value: string; label: string };

export type MissionFormProps = {
  fields: MissionFields;
  faults: Faults;
  offers: readonly Option[];
  tiers: readonly Option[];
  onChange: (part: Partial<MissionFields>) => void;
};
