import type { MessageKey } from "@parlour/web/i18n/messages";
import { useGame } from "./game-context.ts";

/** The first part of a game's rules: what the player does, step by step. */
export function HowToPlay({ rules }: { rules: readonly MessageKey[] }) {
  const { t } = useGame();
  return (
    <section>
      <h3>{t("games.howToPlay")}</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
    </section>
  );
}
