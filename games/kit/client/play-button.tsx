import { classNames } from "@parlour/web/ui/class-names";
import type { ReactNode } from "react";

type PlayButtonProps = {
  children: ReactNode;
  /** A second line on the button: the payout or the cost. */
  detail?: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  /** The brass button starts a round; the green one cashes out. */
  tone?: "play" | "collect";
  className?: string;
};

/** The main button of a game. */
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
