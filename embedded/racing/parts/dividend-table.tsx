import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { Race } from "../api.ts";
import { useFormats, useNames } from "../format.ts";
import { ScrollArea } from "./scroll-area.tsx";

type Dividends = NonNullable<Race["result"]>["dividends"];

/** The dividends that the pools paid. In a list of races, `race` lets screen readers tell the tables apart. */
export function DividendTable({ dividends, race }: { dividends: Dividends; race?: string }) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { betType } = useNames();
  if (dividends.length === 0) return null;
  return (
    <ScrollArea label={[t("racebook.dividends"), race].filter(Boolean).join(" · ")}>
      <table className="w-full text-sm">
        <caption className="pb-1 text-left text-xs text-mist">{t("racebook.dividends")}</caption>
        <tbody>
          {dividends.map((one) => (
            <tr key={`${one.type}${one.kind}${one.winners}${one.currency}`} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {betType(one.type)}
                {one.kind === "winner" ? null : (
                  <span className="text-mist"> ({t("racebook.consolation")})</span>
                )}
              </th>
              <td className="pr-3 tabular-nums">{one.winners}</td>
              <td className="text-right font-semibold tabular-nums">
                {t("racebook.pays", {
                  amount: money(one.amount, one.currency),
                  unit: money(one.unit, one.currency),
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
