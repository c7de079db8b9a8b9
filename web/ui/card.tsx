import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";

type CardProps = ComponentProps<"div"> & {
  /** Answers the pointer: for cards that are links or hold one that covers them. */
  interactive?: boolean;
};

/** A small surface in a grid or list. */
export function Card({ interactive = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames(
        "rounded-tile border border-line bg-velvet p-5",
        interactive && "relative transition-colors hover:border-field hover:bg-raised",
        className,
      )}
    />
  );
}
