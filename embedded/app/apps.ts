import type { ComponentType, ReactNode } from "react";
import type { SlipOwner } from "../parts/slip-counts.ts";

export type AppName = "cashier" | "racing" | "sports";
export type LoadedApp = { path: string; session: string | null };
/**
 * An app's screens. `companionSlip` contains the bets of the other betting app, which a betting app shows on its own
 * slip.
 */
export type Screens = ComponentType<LoadedApp & { companionSlip: ReactNode }>;

/** The two betting apps show each other's bets on their slips, so that a player has one slip for both. */
export const companions: Readonly<Partial<Record<AppName, SlipOwner>>> = {
  sports: "racing",
  racing: "sports",
};

/** Returns the app that renders a path. Only the cashier requires the visitor to be logged in. */
export function appOf(path: string): { name: AppName; needsSession: boolean } {
  if (/^\/(virtual-)?sports(?=[/?#]|$)/.test(path)) return { name: "sports", needsSession: false };
  if (/^\/horse-racing(?=[/?#]|$)/.test(path)) return { name: "racing", needsSession: false };
  return { name: "cashier", needsSession: true };
}

/** Loads the code of one app. Each app is a separate file, so a visit to one does not load the others. */
export async function loadApp(name: AppName): Promise<Screens> {
  if (name === "sports") return (await import("../sports/sports.tsx")).Sports;
  if (name === "racing") return (await import("../racing/racing.tsx")).Racing;
  const { Cashier } = await import("../cashier/cashier.tsx");
  return Cashier as Screens;
}

export async function loadCompanion(owner: SlipOwner): Promise<ComponentType<LoadedApp>> {
  if (owner === "sports") return (await import("../sports/slip/companion.tsx")).SportsCompanion;
  return (await import("../racing/slip/companion.tsx")).RacingCompanion;
}
