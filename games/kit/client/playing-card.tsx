import { classNames } from "@parlour/web/ui/class-names";
import type { CSSProperties } from "react";
import { CardFace } from "./card-face.tsx";

type PlayingCardProps = {
  /** The card's rank and suit as the server's code, such as "AS"; null for a face-down card. */
  code: string | null;
  /** The delay before the card leaves the shoe. */
  delayMs?: number;
  /** Whether the card is dealt with an animation; cards already on the table are not. */
  dealt?: boolean;
  className?: string;
};

/** A playing card that is dealt and turns over once its face is known. The parent component labels it. */
export function PlayingCard({ code, delayMs = 0, dealt = true, className }: PlayingCardProps) {
  return (
    <span
      className={classNames("playing-card", dealt && "playing-card-dealt", className)}
      data-open={code !== null}
      style={{ "--deal-delay": `${delayMs}ms` } as CSSProperties}
      aria-hidden="true"
    >
      <span className="playing-card-body">
        <span className="playing-card-back" />
        <span className="playing-card-front">{code === null ? null : <CardFace code={code} />}</span>
      </span>
    </span>
  );
}
