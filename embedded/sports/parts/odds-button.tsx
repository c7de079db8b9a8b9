import type { Price } from "@parlour/sports";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import Lock from "lucide-react/icons/lock";
import { useEffect, useRef, useState } from "react";
import { useOdds } from "../../parts/odds-format.ts";

type OddsButtonProps = {
  /** The label next to the price: an outcome, or 1, X and 2 in a table. */
  label?: string;
  /** The name that screen readers read before the label and the price. */
  name: string;
  /** The price is undefined if the outcome is not currently offered. */
  price: Price | undefined;
  /** Disables the button, because its price is suspended or out of date. */
  locked: boolean;
  selected: boolean;
  onPress: () => void;
  /** Shows the label above the price, for tables. */
  stacked?: boolean;
};

/** How long a price change stays highlighted. */
const MARK_MS = 5_000;

/** A button with a price. It keeps its place and size while the price is suspended, so that nothing jumps. */
export function OddsButton({
  label,
  name,
  price,
  locked,
  selected,
  onPress,
  stacked = false,
}: OddsButtonProps) {
  const { t } = useTranslation();
  const odds = useOdds();
  const moved = useMovement(price);
  const closed = price === undefined || locked;
  return (
    <button
      type="button"
      aria-pressed={selected}
      aria-disabled={closed || undefined}
      onClick={() => closed || onPress()}
      className={classNames(
        "relative flex min-h-11 w-full min-w-0 items-center gap-x-2 rounded-chip border px-2.5 py-1.5 text-sm transition-colors",
        stacked ? "flex-col justify-center gap-y-0 text-center" : "justify-between text-left",
        selected
          ? "border-brass bg-brass text-on-brass"
          : "border-line bg-raised hover:border-field hover:bg-lifted",
        closed && "cursor-default opacity-60",
      )}
    >
      <span className="sr-only">{name}, </span>
      {label === undefined ? null : (
        <span
          className={classNames(
            "min-w-0 max-w-full",
            stacked ? "line-clamp-2 text-2xs wrap-anywhere" : "line-clamp-2 wrap-anywhere",
            selected ? "text-on-brass" : "text-mist",
          )}
        >
          {label}
        </span>
      )}
      <span
        className={classNames(
          "shrink-0 font-semibold tabular-nums",
          !selected && (moved === "up" ? "text-gain" : moved === "down" ? "text-alarm" : "text-bright"),
          label === undefined && !stacked && "mx-auto",
        )}
      >
        {closed ? (
          <>
            <Lock size={15} aria-hidden="true" />
            <span className="sr-only">{t("sportsbook.suspended")}</span>
          </>
        ) : (
          <>
            {moved === "up" ? <Arrow up /> : moved === "down" ? <Arrow /> : null}
            {odds(price)}
          </>
        )}
      </span>
    </button>
  );
}

function Arrow({ up = false }: { up?: boolean }) {
  return (
    <svg viewBox="0 0 8 8" width="8" height="8" aria-hidden="true" className="mr-1 inline-block animate-rise">
      <path d={up ? "M4 1l4 6H0z" : "M4 7L0 1h8z"} fill="currentColor" />
    </svg>
  );
}

/** The direction of the last price change, shown for a few seconds. */
function useMovement(price: Price | undefined): "up" | "down" | null {
  const last = useRef(price);
  const [moved, setMoved] = useState<"up" | "down" | null>(null);
  useEffect(() => {
    const before = last.current;
    if (price === undefined || price === before) return;
    last.current = price;
    if (before === undefined) return;
    setMoved(price > before ? "up" : "down");
    const timer = setTimeout(() => setMoved(null), MARK_MS);
    return () => clearTimeout(timer);
  }, [price]);
  return moved;
}
