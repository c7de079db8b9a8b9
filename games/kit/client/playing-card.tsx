import { classNames } from "@parlour/web/ui/class-names";
import type { CSSProperties } from "react";
import { CardFace } from "./card-face.tsx";

type PlayingCardProps = {
  /** Rank and suit as views name them, "AS"; null lies face down. */
  code: string | null;
  /** When it leaves the shoe, counted from its appearance. */
  delayMs?: number;
  /** Comes from the shoe; cards that were there before do not. */
  dealt?: boolean;
  className?: string;
};

/** A card that is dealt, and turns when its face becomes known. Its name is said by whoever shows it. */
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
