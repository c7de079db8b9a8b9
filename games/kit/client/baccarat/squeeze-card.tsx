import { classNames } from "@parlour/web/ui/class-names";
import { CardFace } from "../card-face.tsx";
import { PlayingCard } from "../playing-card.tsx";
import "./squeeze-card.css";

type SqueezeCardProps = {
  code: string;
  /** Whether the card has been turned over; at a shared table, this applies to all players. */
  isOpen: boolean;
  isSqueezable: boolean;
  label: string;
  /** The percentage of the card that the player has peeled. */
  peeled: number;
  onPeel: (share: number) => void;
  /** The delay before the card leaves the shoe. */
  delayMs?: number;
  className: string;
};

/** The percentage of a card that must be peeled to turn it over. */
export const enoughPeeled = 70;

/** A card that the player may peel open slowly before it is turned over. */
export function SqueezeCard({
  code,
  isOpen,
  isSqueezable,
  label,
  peeled,
  onPeel,
  delayMs = 0,
  className,
}: SqueezeCardProps) {
  const isShown = isOpen || peeled >= enoughPeeled;
  return (
    <span className={classNames("squeeze-card table-tag", className)}>
      <PlayingCard code={isShown ? code : null} delayMs={delayMs} />
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
            onChange={(event) => onPeel(Number(event.target.value))}
          />
        </>
      )}
    </span>
  );
}
