import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { useOdds } from "../../parts/odds-format.ts";
import { priceOf } from "../data/market-view.ts";
import { refusalText } from "../slip/bet-failure.ts";
import { betTypeName } from "../slip/bet-type-name.ts";
import { BetLegs } from "./bet-legs.tsx";
import { betResult } from "./bet-statuses.ts";
import { CashOut } from "./cash-out.tsx";

/** A bet with its selections, what it can still pay or has paid, and its cash-out form. */
export function BetCard({ bet, live }: { bet: SportsBet; live: boolean }) {
  const { t, language } = useTranslation();
  const odds = useOdds();
  const money = (amount: number) => formatMoney(amount, bet.currency, language);
  const { text, tone, paid, isReturn } = betResult(bet);
  const isOpen = bet.status === "OPEN" || bet.status === "PENDING";
  const isBuilder = bet.type === "SINGLE" && (bet.selections[0]?.legs.length ?? 0) > 1;
  return (
    <li className="overflow-hidden rounded-card border border-line bg-velvet">
      <header className="flex flex-wrap items-center justify-between gap-2 border-b border-line bg-raised/60 px-4 py-2.5">
        <h2 className="font-sans text-base font-semibold">
          {betTypeName(t, isBuilder ? "BUILDER" : bet.type, bet.selections.length)}
          {bet.isEachWay ? ` · ${t("sportsbook.eachWay")}` : ""}
          {bet.price === null ? null : (
            <span className="ml-2 text-bright tabular-nums">{odds(priceOf(bet.price))}</span>
          )}
        </h2>
        <span className="flex items-center gap-2">
          {bet.isCorrected ? <Badge>{t("sportsbook.corrected")}</Badge> : null}
          <Badge tone={tone}>{t(text)}</Badge>
        </span>
      </header>
      <BetLegs bet={bet} />
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 border-t border-line px-4 py-3 text-sm sm:grid-cols-3">
        <Fact name={t("sportsbook.stake")}>
          {money(bet.stake)}
          {bet.freeBet ? ` (${t("sportsbook.freeBet")})` : ""}
        </Fact>
        {isOpen ? (
          <Fact name={t("sportsbook.potentialReturn")}>{money(bet.potentialPayout)}</Fact>
        ) : bet.status === "REFUSED" ? null : isReturn ? (
          <Fact name={t("sportsbook.returned")}>
            {t("sportsbook.returnedOf", { paid: money(paid), stake: money(bet.stake) })}
          </Fact>
        ) : (
          <Fact name={t("sportsbook.paid")}>
            <span className={paid > 0 && bet.status !== "VOID" ? "text-gain" : ""}>{money(paid)}</span>
          </Fact>
        )}
        {isOpen && bet.cashedOut > 0 ? (
          <Fact name={t("sportsbook.cashedOut")}>{money(bet.cashedOut)}</Fact>
        ) : null}
        <Fact name={t("sportsbook.placedAt")}>
          {new Date(bet.placedAt).toLocaleString(languageTag(language), {
            dateStyle: "short",
            timeStyle: "short",
          })}
        </Fact>
      </dl>
      {bet.status === "REFUSED" ? (
        <p className="border-t border-line px-4 py-3 text-sm text-alarm">
          {/* The message leaves out how much of a limit remains, because this may have changed since the bet was
              refused. */}
          {refusalText(t, language, bet.currency, bet.refusal && { ...bet.refusal, details: {} })}{" "}
          {t("sportsbook.nothingTaken")}
        </p>
      ) : null}
      {bet.status === "OPEN" ? <CashOut bet={bet} live={live} /> : null}
    </li>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-mist">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
