import { CountBadge } from "@parlour/web/ui/count-badge";
import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { SECTION_GROUPS, type Section } from "./section.ts";
import { useQueueCounts } from "./use-queue-counts.ts";

export function Navigation({ sections }: { sections: readonly Section[] }) {
  const counts = useQueueCounts();
  const nav = useRef<HTMLElement>(null);
  const section = useLocation().pathname.split("/")[1];
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the entry of each section that opens
  useEffect(() => {
    nav.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [section]);
  return (
    <nav ref={nav} aria-label="Sections" className="min-h-0 flex-1 overflow-y-auto px-3 py-3">
      {SECTION_GROUPS.map((group) => {
        const listed = sections.filter((section) => section.group === group);
        if (listed.length === 0) return null;
        return (
          <div key={group} className="mb-4">
            <p className="overline-label mb-1.5 px-3">{group}</p>
            <ul className="grid gap-0.5">
              {listed.map(({ path, label, icon: Icon, queue }) => (
                <li key={path}>
                  <NavLink
                    to={`/${path}`}
                    className="flex min-h-11 items-center gap-3 rounded-chip px-3 py-1.5 pointer-fine:min-h-9 font-medium text-mist transition-colors hover:bg-raised hover:text-ivory aria-[current=page]:bg-raised aria-[current=page]:text-ivory aria-[current=page]:shadow-[inset_3px_0_0_var(--color-brass)]"
                  >
                    <Icon size={18} aria-hidden="true" className="shrink-0" />
                    <span className="min-w-0 flex-1">{label}</span>
                    {queue ? <Waiting count={counts[queue] ?? 0} /> : null}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <CountBadge count={count} />
      <span className="sr-only">waiting</span>
    </>
  );
}
