import type { ComponentType } from "react";

export type AppName = "cashier" | "racing" | "sports";
export type LoadedApp = { path: string; session: string | null };

/** Returns the app that renders a path. Only the cashier requires the visitor to be logged in. */
export function appOf(path: string): { name: AppName; needsSession: boolean } {
  if (/^\/(virtual-)?sports(?=[/?#]|$)/.test(path)) return { name: "sports", needsSession: false };
  if (/^\/horse-racing(?=[/?#]|$)/.test(path)) return { name: "racing", needsSession: false };
  return { name: "cashier", needsSession: true };
}

/** Loads the code of one app. Each app is a separate file, so a visit to one does not load the others. */
export async function loadApp(name: AppName): Promise<ComponentType<LoadedApp>> {
  if (name === "sports") return (await import("../sports/sports.tsx")).Sports;
  if (name === "racing") return (await import("../racing/racing.tsx")).Racing;
  const { Cashier } = await import("../cashier/cashier.tsx");
  return Cashier as ComponentType<LoadedApp>;
}
