import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type IconButtonProps = Omit<ComponentProps<"button">, "aria-label" | "children"> & {
  /** The accessible name, which the icon does not provide. */
  label: string;
  icon: ReactNode;
  /** A count badge or dot in the corner. */
  badge?: ReactNode;
  quiet?: boolean;
};

/** The classes of an icon button, for links that look like one. */
export function iconButtonClass({ quiet = false }: { quiet?: boolean } = {}): string {
  return classNames(
    "relative inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-mist transition-colors",
    "hover:bg-raised hover:text-ivory active:bg-velvet disabled:pointer-events-none disabled:opacity-45",
    "aria-pressed:text-bright",
    !quiet && "border border-line",
  );
}

export function IconButton({
  label,
  icon,
  badge,
  quiet = false,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(iconButtonClass({ quiet }), className)}
    >
      {icon}
      {badge ? (
        // A quiet button has no border, so the badge is placed closer to the icon.
        <span className={classNames("absolute flex", quiet ? "top-0.5 right-0" : "-top-1.5 -right-1.5")}>
          {badge}
        </span>
      ) : null}
    </button>
  );
}
