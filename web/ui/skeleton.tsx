import { classNames } from "./class-names.ts";

/** One grey shape whose size `className` sets. The element around it has `aria-busy`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames("block animate-breathe rounded-tick bg-raised", className)}
    />
  );
}
