import { listProtectionLimits } from "@parlour/contracts/calls/protection/player-protection/list-protection-limits";
import { downloadStatement } from "@parlour/contracts/calls/protection/statements/download-statement";
import { exportStatement } from "@parlour/contracts/calls/protection/statements/export-statement";
import { getStatement } from "@parlour/contracts/calls/protection/statements/get-statement";
import { calendarDay } from "@parlour/rules/calendar-day";
import { checkStatementPeriod, presetPeriod } from "@parlour/rules/statement-period";
import { callAddress } from "@parlour/web/api/client";
import type { RouterContextProvider } from "react-router";
import { languageContext } from "../../language.server.ts";
import { pageContext } from "../../page-context.ts";
import { loadWords } from "../../words.server.ts";

/**
 * Loads the statement. The browser adds its time zone to the URL; if the URL has none, the time zone of the player's
 * limits is used.
 */
export async function loadStatement(context: Readonly<RouterContextProvider>, url: URL) {
  const { call, session } = context.get(pageContext);
  const language = context.get(languageContext);
  const asked = url.searchParams.get("zone") ?? "";
  const zone = isTimeZone(asked) ? asked : ((await call(listProtectionLimits))?.timeZone ?? "UTC");
  const today = calendarDay(new Date(), zone);
  const usual = presetPeriod("THIS_MONTH", today);
  const period = {
    from: url.searchParams.get("from") ?? usual.from,
    to: url.searchParams.get("to") ?? usual.to,
  };
  const fault = checkStatementPeriod(period, today);
  const query = { ...period, timeZone: zone, language };
  return {
    words: loadWords(context, "statements"),
    period,
    today,
    zone,
    isZoneKnown: zone === asked,
    fault: fault ?? null,
    /** The statement is null if the period is invalid or the statement couldn't be read. */
    statement: fault ? null : await call(getStatement, { query }),
    pdfPath: callAddress(downloadStatement, { session: session!, query }),
    csvPath: callAddress(exportStatement, { session: session!, query }),
  };
}

export type StatementData = Omit<Awaited<ReturnType<typeof loadStatement>>, "words">;

function isTimeZone(zone: string): boolean {
  try {
    return zone !== "" && Intl.DateTimeFormat("en", { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
}
