import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";
import { Progress } from "./progress.tsx";

type TileProps = {
  icon: ReactNode;
  /** The small line of text at the top of the tile. */
  label: ReactNode;
  /** The large text below the label, or at the end of the tile if a progress bar takes its place. */
  value: ReactNode;
  progress?: { value: number; max: number; label: string } | undefined;
  /** The address to which the whole tile links; without it, the tile is not a link. */
  href?: string;
};

/** A tile with an icon, a label, a value and an optional progress bar. */
export function Tile({ icon, label, value, progress, href }: TileProps) {
  const content = (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-brass">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-mist">{label}</span>
        {progress ? (
          <span className="mt-2 block">
            <Progress {...progress} />
          </span>
        ) : (
          <span className="block text-lg font-semibold">{value}</span>
        )}
      </span>
      {progress ? <span className="text-lg font-semibold">{value}</span> : null}
      {href ? <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-mist" /> : null}
    </>
  );
  const className = "flex min-h-24 items-center gap-4 rounded-tile border border-line bg-velvet px-5 py-4";
  if (href === undefined) return <div className={className}>{content}</div>;
  return (
    <Link
      href={href}
      className={classNames(className, "transition-colors hover:border-field hover:bg-raised")}
    >
      {content}
    </Link>
  );
}
