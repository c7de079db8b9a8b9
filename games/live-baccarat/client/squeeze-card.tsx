import { classNames } from "@parlour/web/ui/class-names";
import { useState } from "react";
import { CardFace } from "../../kit/client/card-face.tsx";
import { PlayingCard } from "../../kit/client/playing-card.tsx";

type SqueezeCardProps = {
  code: string;
  /** Whether the card has been turned over for all players. */
  isOpen: boolean;
  isSqueezable: boolean;
  label: string;
  className: string;
};

/** The percentage of a card that must be peeled to turn it over. */
const enough = 70;

/** A card that the player may peel open slowly before it is turned over for all players. */
export function SqueezeCard({ code, isOpen, isSqueezable, label, className }: SqueezeCardProps) {
  const [peeled, setPeeled] = useState(0);
  const isShown = isOpen || peeled >= enough;
  return (
    <span className={classNames("squeeze-card", className)}>
      <PlayingCard code={isShown ? code : null} />
      {isShown || !isSqueezable ? null : (
        <>
          <span
            className="squeeze-face"
            style={{ clipPath: `inset(${100 - peeled}% 0 0 0)` }}
            aria-hidden="true"
          >
            <CardFace code={code} />
          </span>
          <span className="squeeze-edge" style={{ bottom: `${peeled}%` }} aria-hidden="true" />
          <input
            type="range"
            min={0}
            max={100}
            value={peeled}
            aria-label={label}
            onChange={(event) => setPeeled(Number(event.target.value))}
          />
        </>
      )}
    </span>
  );
}
