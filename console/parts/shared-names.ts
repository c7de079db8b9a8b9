import type { PlayerSummary } from "@parlour/contracts/entities/player-list";

/** The details that linked accounts can share. */
export const sharedNames: Record<PlayerSummary["similar"][number]["shared"][number], string> = {
  PERSON: "name and date of birth",
  PHONE: "phone",
  CARD: "card",
  DEVICE: "device",
  ADDRESS: "IP address",
};
