import { classNames } from "./class-names.ts";
import { FanMark } from "./fan-mark.tsx";

/** The divider between two sections: a thin line with a fan in the middle. */
export function FanDivider({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classNames("flex items-end gap-4 text-brass/70", className)}>
      <span className="mb-px h-px flex-1 bg-linear-to-r from-transparent to-line" />
      <FanMark className="h-[15px] w-[26px]" />
      <span className="mb-px h-px flex-1 bg-linear-to-l from-transparent to-line" />
    </div>
  );
}
