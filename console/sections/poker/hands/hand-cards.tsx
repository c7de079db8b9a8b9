import { classNames } from "@parlour/web/ui/class-names";
import { cardText } from "./hand-words.ts";

/** A four-colour deck, as at the poker table, so that flushes can be seen at a glance. */
const suits: Readonly<Record<string, string>> = {
  h: "text-[#b3202f]",
  d: "text-[#1657b8]",
  c: "text-[#17683f]",
  s: "text-[#14161b]",
};

/** Small playing cards, face up, side by side. */
export function HandCards({ cards }: { cards: readonly string[] }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {cards.map((card) => (
        <span
          key={card}
          className={classNames(
            "rounded-tick bg-[#fbf8f1] px-1.5 py-0.5 font-bold whitespace-nowrap",
            suits[card.slice(-1).toLowerCase()],
          )}
        >
          {cardText(card)}
        </span>
      ))}
    </span>
  );
}
