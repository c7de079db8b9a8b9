import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

type ChipProps = ComponentProps<"button"> & {
  /** Whether the chip is selected; omit it for a chip that only triggers an action. */
  selected?: boolean | undefined;
};

/** A small option, such as a suggested amount or a filter. */
export function Chip({ selected, className, type = "button", ...rest }: ChipProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={selected}
      className={classNames(
        "touch-target inline-flex min-h-9 items-center gap-2 rounded-chip border px-3.5 font-semibold transition-colors",
        "disabled:pointer-events-none disabled:opacity-45",
        selected ? "border-brass text-bright" : "border-line text-mist hover:border-field hover:text-ivory",
        className,
      )}
    />
  );
}
