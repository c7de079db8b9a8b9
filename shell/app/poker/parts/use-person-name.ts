import type { PokerTable } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";

type Person = Pick<PokerTable["players"][number], "seat" | "name" | "kind">;

/** Names players by nickname, guests by number, and players at anonymous tables, which send no names, by seat. */
export function usePersonName(): (person: Person) => string {
  const { t } = useTranslation();
  return ({ seat, name, kind }) =>
    name === ""
      ? t("poker.seatNumber", { seat })
      : kind === "GUEST"
        ? t("poker.guest", { number: name })
        : name;
}
