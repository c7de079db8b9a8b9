import { classNames } from "./class-names.ts";

/** One grey shape; give it a size by `className`. The list around it says `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block animate-breathe rounded-tick bg-raised", className)}
    />
  );
}
