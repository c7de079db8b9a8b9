import type { PokerTable } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";

type Person = Pick<PokerTable["players"][number], "seat" | "name" | "kind">;

/**
 * Returns a function that gives the displayed name of a person at a table: a player's nickname, a guest's
 * number or, at anonymous tables, which send no names, the seat number.
 */
export function usePersonName(): (person: Person) => string {
  const { t } = useTranslation();
  return ({ seat, name, kind }) =>
    name === ""
      ? t("poker.seatNumber", { seat })
      : kind === "GUEST"
        ? t("poker.guest", { number: name })
        : name;
}
