import { useGame } from "../game-context.ts";

/** The current jackpots of this slot, if it has any. */
export function JackpotStrip() {
  const { session, t, money, toMinor } = useGame();
  if (session.jackpots.length === 0) return null;
  return (
    <ul className="slot-jackpots" aria-label={t("games-slots.jackpots")}>
      {session.jackpots.map(({ tier, amount }) => (
        <li key={tier}>
          <span>{tier}</span>
          <strong>{money(toMinor(amount))}</strong>
        </li>
      ))}
    </ul>
  );
}
