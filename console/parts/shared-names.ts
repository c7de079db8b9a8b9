import type { PlayerSummary } from "@parlour/contracts/entities/player-list";

/** Labels of the details that linked accounts can have in common. */
export const sharedNames: Record<PlayerSummary["similar"][number]["shared"][number], string> = {
  PERSON: "name and date of birth",
  PHONE: "phone",
  CARD: "card",
  DEVICE: "device",
  ADDRESS: "IP address",
};
