import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import type { BlockOf } from "../../../parts/block-types.ts";
import { ContentIcon } from "../../../parts/content-icon.tsx";

export function TileStrip({ tiles }: BlockOf<"tile_strip">) {
  return (
    <ul className="grid gap-2.5 md:grid-cols-3 md:gap-4">
      {tiles.map((tile) => (
        <li key={tile.href} className="flex">
          <Link
            to={tile.href}
            prefetch="intent"
            className="flex min-h-[4.5rem] w-full items-center gap-4 rounded-tile border border-line bg-velvet px-4 py-3 md:px-5 md:py-4 transition-colors hover:border-field hover:bg-raised md:min-h-24"
          >
            <span className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-brass">
              <ContentIcon name={tile.icon} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block text-sm text-mist">{tile.label}</span>
              <span className="block text-md leading-snug font-semibold lg:text-lg">{tile.value}</span>
            </span>
            <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-mist" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
