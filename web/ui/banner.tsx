import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";

type BannerProps = {
  tone?: "info" | "warning" | "danger" | "success";
  title?: ReactNode;
  children?: ReactNode;
  /** Replaces the default icon of the tone. */
  icon?: ReactNode;
  action?: ReactNode;
  /** Called by the close button, whose label is `dismissLabel`. */
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string;
  /** Announces the banner to screen readers if it appears after the page has loaded. */
  live?: boolean;
};

const tones = {
  info: { box: "border-sky/35 bg-sky/7", icon: <Info size={20} aria-hidden="true" className="text-sky" /> },
  warning: {
    box: "border-brass/45 bg-brass/8",
    icon: <TriangleAlert size={20} aria-hidden="true" className="text-bright" />,
  },
  danger: {
    box: "border-alarm/45 bg-oxblood/15",
    icon: <CircleAlert size={20} aria-hidden="true" className="text-alarm" />,
  },
  success: {
    box: "border-gain/40 bg-felt/18",
    icon: <CircleCheck size={20} aria-hidden="true" className="text-gain" />,
  },
};

export function Banner(props: BannerProps) {
  const { tone = "info", title, children, icon, action, onDismiss, dismissLabel = "", live = false } = props;
  const role = live ? (tone === "danger" ? "alert" : "status") : undefined;
  return (
    <div
      role={role}
      className={classNames("flex items-start gap-3 rounded-card border py-1.5 pr-2 pl-4", tones[tone].box)}
    >
      <span className="shrink-0 py-3">{icon ?? tones[tone].icon}</span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 self-center">
        <div className="min-w-0 flex-[1_1_12rem] py-2 wrap-anywhere">
          {title ? <p className="font-semibold">{title}</p> : null}
          {children ? <div className={title ? "text-mist" : undefined}>{children}</div> : null}
        </div>
        {action}
      </div>
      {onDismiss ? (
        <IconButton
          quiet
          label={dismissLabel}
          icon={<X size={18} aria-hidden="true" />}
          onClick={onDismiss}
        />
      ) : null}
    </div>
  );
}

/** The look of a text button or link at the end of a banner. */
export const bannerActionClass =
  "inline-flex min-h-11 items-center rounded-chip px-2 font-semibold text-bright hover:text-ivory";
