import type { ComponentType } from "react";

export type AppName = "cashier" | "sports";
export type LoadedApp = { path: string; session: string | null };

/** The app that renders a path. Only the cashier is for players alone. */
export function appOf(path: string): { name: AppName; needsSession: boolean } {
  return /^\/sports(?=[/?#]|$)/.test(path)
    ? { name: "sports", needsSession: false }
    : { name: "cashier", needsSession: true };
}

/** Each app is a file of its own, so that a visit to one does not load the other. */
export async function loadApp(name: AppName): Promise<ComponentType<LoadedApp>> {
  if (name === "sports") return (await import("../sports/sports.tsx")).Sports;
  const { Cashier } = await import("../cashier/cashier.tsx");
  return Cashier as ComponentType<LoadedApp>;
}
