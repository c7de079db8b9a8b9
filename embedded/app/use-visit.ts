import { listen, type Received } from "@parlour/web/bridge/events";
import { useEffect, useState } from "react";

export type Visit = Omit<Received<"mount">, "elementId" | "version">;

/** The path, session and language that the shell sends. */
export function useVisit(first: Visit): Visit {
  const [visit, setVisit] = useState(first);
  useEffect(() => {
    const change = (part: Partial<Visit>) => setVisit((before) => ({ ...before, ...part }));
    const stops = [
      listen("pathChanged", ({ path }) => change({ path })),
      listen("session", ({ session }) => change({ session })),
      listen("language", ({ language }) => change({ language })),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return visit;
}
