import { useLocation } from "react-router";
import { useSite } from "../use-site.ts";
import { Helplines } from "./helplines.tsx";

/** The helplines for the visitor's location. They are shown only on the pages about responsible play. */
export function HelpNearby({ className }: { className: string }) {
  const { pathname } = useLocation();
  const { helplines } = useSite().place;
  if (!pathname.includes("/responsible-play") || helplines.length === 0) return null;
  return (
    <section
      className={`w-full max-w-[44rem] rounded-card border border-line bg-velvet p-5 text-mist ${className}`}
    >
      <Helplines />
    </section>
  );
}
