import { useGame } from "./game-context.ts";

/** The value of `aria-keyshortcuts` for a key. */
export const shortcutOf = (key: string): string => (key === " " ? "Space" : key.toUpperCase());

/**
 * The key that presses a button, shown on the button. Styles show it only on devices with a mouse, because these have a
 * keyboard; screen readers get it from the button's `aria-keyshortcuts`.
 */
export function KeyHint({ name }: { name: string }) {
  const { t } = useGame();
  return (
    <span className="key-hint" aria-hidden="true">
      {name === " " ? t("games.keySpace") : name.toUpperCase()}
    </span>
  );
}
