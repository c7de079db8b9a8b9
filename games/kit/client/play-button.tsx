import { classNames } from "@parlour/web/ui/class-names";
import type { ReactNode } from "react";
import { KeyHint, shortcutOf } from "./key-hint.tsx";

type PlayButtonProps = {
  children: ReactNode;
  /** A second line on the button: the payout or the cost. */
  detail?: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  /** The brass button starts a round; the green one cashes out. */
  tone?: "play" | "collect";
  className?: string;
  /** The key that presses the button, which is shown on it; the table handles the key. */
  shortcut?: string | undefined;
};

export function PlayButton({
  children,
  detail,
  onClick,
  disabled,
  tone = "play",
  className,
  shortcut,
}: PlayButtonProps) {
  return (
    <button
      type="button"
      className={classNames("play-button", className)}
      data-tone={tone}
      disabled={disabled}
      aria-keyshortcuts={shortcut && shortcutOf(shortcut)}
      onClick={onClick}
    >
      <span>
        {children}
        {shortcut ? <KeyHint name={shortcut} /> : null}
      </span>
      {detail ? <small>{detail}</small> : null}
    </button>
  );
}
