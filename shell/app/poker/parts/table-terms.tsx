import type { PokerTable } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { botKeys, gameKeys, limitKeys } from "./game-words.ts";
import { useChips } from "./use-chips.ts";

type Terms = Pick<
  PokerTable,
  "game" | "limit" | "smallBlind" | "bigBlind" | "currency" | "bots" | "options" | "fastFold"
>;

/** The game, blinds and type of a table in one line. */
export function TableTerms({ table }: { table: Terms }) {
  const { t } = useTranslation();
  const chips = useChips(table.currency);
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-mist">
      <span>
        {t(limitKeys[table.limit])} {t(gameKeys[table.game])}
      </span>
      <span className="tabular-nums">
        {table.options.buttonBlind
          ? t("poker.buttonBlind", { amount: chips(table.bigBlind) })
          : `${chips(table.smallBlind)} / ${chips(table.bigBlind)}`}
      </span>
      {table.options.ante === null ? null : (
        <span className="tabular-nums">{t("poker.anteOf", { amount: chips(table.options.ante) })}</span>
      )}
      {table.fastFold ? <Badge>{t("poker.fastFold")}</Badge> : null}
      {table.currency === null ? <Badge>{t("poker.practice")}</Badge> : null}
      {table.bots ? <Badge>{t(botKeys[table.bots])}</Badge> : null}
      {table.options.anonymous ? <Badge>{t("poker.optionAnonymous")}</Badge> : null}
      {table.options.straddle ? <Badge>{t("poker.optionStraddle")}</Badge> : null}
      {table.options.runItTwice ? <Badge>{t("poker.optionRunItTwice")}</Badge> : null}
      {table.options.bombPot ? <Badge>{t("poker.optionBombPot")}</Badge> : null}
    </p>
  );
}
