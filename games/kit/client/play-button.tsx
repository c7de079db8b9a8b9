import { classNames } from "@parlour/web/ui/class-names";
import type { ReactNode } from "react";

type PlayButtonProps = {
  children: ReactNode;
  /** A second line: what will be paid, or what it costs. */
  detail?: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  /** Brass plays, felt takes a win home. */
  tone?: "play" | "collect";
  className?: string;
};

/** The one button that a game is about. */
export function PlayButton({
  children,
  detail,
  onClick,
  disabled,
  tone = "play",
  className,
}: PlayButtonProps) {
  return (
    <button
      type="button"
      className={classNames("play-button", className)}
      data-tone={tone}
      disabled={disabled}
      onClick={onClick}
    >
      <span>{children}</span>
      {detail ? <small>{detail}</small> : null}
    </button>
  );
}
