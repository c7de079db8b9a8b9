import { NavLink } from "react-router";

const pages = [
  { to: "/trading", label: "Events" },
  { to: "/trading/bets", label: "Bets" },
  { to: "/trading/limits", label: "Liability limits" },
] as const;

export function DeskPages() {
  return (
    <nav aria-label="Trading desk" className="mb-5 flex flex-wrap gap-1 border-b border-line">
      {pages.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="inline-flex min-h-11 items-center border-b-2 border-transparent px-4 font-semibold text-mist hover:text-ivory aria-[current=page]:border-brass aria-[current=page]:text-ivory"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
