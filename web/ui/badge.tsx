import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type BadgeProps = {
  children: ReactNode;
  tone?: "brass" | "live" | "free" | "quiet" | "gain" | "alarm";
  className?: string;
};

const tones = {
  brass: "bg-ink/82 text-bright",
  live: "bg-oxblood text-white",
  free: "bg-felt text-white",
  quiet: "bg-lifted text-mist",
  gain: "bg-felt/25 text-gain",
  alarm: "bg-oxblood/25 text-alarm",
};

export function Badge({ children, tone = "quiet", className }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex min-h-[22px] items-center gap-1 rounded-full px-2.5 py-0.5 text-2xs font-semibold",
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
