import type { PlayerBreak } from "@parlour/contracts/entities/protection";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { Translate } from "@parlour/web/i18n/translator";
import { timeText } from "./limit-text.ts";

type Scope = PlayerBreak["scope"];

export const scopeNames: Record<Scope, MessageKey> = {
  ALL: "limits.scopeALL",
  casino: "limits.scopeCasino",
  sports: "limits.scopeSports",
  horses: "limits.scopeHorses",
  poker: "limits.scopePoker",
};

/** A text about a break from the whole account: when it ends, and what is still possible. */
export function breakText(t: Translate, language: string, one: PlayerBreak, hydrated: boolean): string {
  const { state, until, playableFrom } = one;
  const time = (at: string) => timeText(at, language, hydrated);
  if (state === "ENDED") return t("player.breakEnded");
  if (state === "RETURNING" && playableFrom !== null) {
    return t("player.breakReturning", { time: time(playableFrom) });
  }
  return until === null ? t("player.breakPermanent") : t("player.breakUntil", { time: time(until) });
}

/** A text about a break from one vertical: the name of the vertical, and when the break ends. */
export function verticalBreakText(
  t: Translate,
  language: string,
  one: PlayerBreak,
  hydrated: boolean,
): string {
  const { state, until, playableFrom } = one;
  const scope = t(scopeNames[one.scope]);
  const time = (at: string) => timeText(at, language, hydrated);
  if (state === "ENDED") return t("limits.verticalEnded", { scope });
  if (state === "RETURNING" && playableFrom !== null) {
    return t("limits.verticalReturning", { scope, time: time(playableFrom) });
  }
  return until === null
    ? t("limits.verticalForGood", { scope })
    : t("limits.verticalUntil", { scope, time: time(until) });
}
