import { classNames } from "@parlour/web/ui/class-names";

const symbols: Record<string, string> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** A card, face up or face down. Every suit has its own colour, so that a flush can be seen at a glance. */
export function PlayingCard({
  card,
  size = "md",
  dim = false,
}: {
  card: string | null;
  /** "hand" is for the viewer's own cards in Omaha, of which there are four or five. */
  size?: "sm" | "hand" | "md" | "lg";
  dim?: boolean;
}) {
  if (card === null)
    return (
      <span aria-hidden="true" className={classNames("poker-card poker-card-back", `poker-card-${size}`)} />
    );
  const [rank = "", suit = ""] = card;
  return (
    <span className={classNames("poker-card", `poker-card-${size}`, dim && "opacity-70")} data-suit={suit}>
      <span>{rank === "T" ? "10" : rank}</span>
      <span className="poker-card-suit">{symbols[suit]}</span>
    </span>
  );
}
