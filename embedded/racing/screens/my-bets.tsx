import type { RacingBet } from "@parlour/contracts/entities/racing";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { useCallback, useState } from "react";
import { readPages } from "../../parts/read-pages.ts";
import { SiteLink } from "../../parts/site-link.tsx";
import { api } from "../api.ts";
import { betResult } from "../bet-result.ts";
import { useFormats, useNames } from "../format.ts";
import { LoadState } from "../parts/load-state.tsx";
import { TicketText } from "../parts/ticket-text.tsx";
import { pathTo } from "../paths.ts";
import { useRacing } from "../racing-context.ts";
import { usePolled } from "../use-polled.ts";

const POLL_MS = 8_000;
/** The player's open or settled bets. */
export function MyBets({ tab }: { tab: "OPEN" | "SETTLED" }) {
  const { t } = useTranslation();
  const { session, path } = useRacing();
  return (
    <section aria-labelledby="my-bets" className="grid gap-3">
      <h2 id="my-bets" className="text-xl md:text-2xl">
        {t("racebook.myBets")}
      </h2>
      {session === null ? (
        <EmptyState
          title={t("racebook.logInForBets")}
          action={
            <SiteLink
              to={`/login?destination=${encodeURIComponent(path)}`}
              className={buttonClass({ variant: "primary" })}
            >
              {t("racebook.logIn")}
            </SiteLink>
          }
        />
      ) : (
        <>
          <nav aria-label={t("racebook.myBets")} className="flex gap-2">
            {(["OPEN", "SETTLED"] as const).map((one) => (
              <SiteLink
                key={one}
                to={one === "OPEN" ? pathTo.myBets : pathTo.settledBets}
                aria-current={one === tab ? "page" : undefined}
                className="inline-flex min-h-11 items-center rounded-chip border border-line px-4 font-semibold text-mist aria-[current]:border-brass aria-[current]:text-bright"
              >
                {t(one === "OPEN" ? "racebook.openBets" : "racebook.settledBets")}
              </SiteLink>
            ))}
          </nav>
          <BetList key={tab} session={session} tab={tab} />
        </>
      )}
    </section>
  );
}

function BetList({ session, tab }: { session: string; tab: "OPEN" | "SETTLED" }) {
  const { t } = useTranslation();
  const [pages, setPages] = useState(1);
  const load = useCallback(
    async (signal: AbortSignal) => {
      const read = (cursor: string | null) =>
        api.bets({ session, query: { state: tab, ...(cursor === null ? {} : { cursor }) }, signal });
      return { ...(await readPages(read, pages)), pages };
    },
    [session, tab, pages],
  );
  return (
    <LoadState loaded={usePolled(load, POLL_MS)}>
      {({ items, nextCursor, pages: loaded }) =>
        items.length === 0 ? (
          <EmptyState title={t("racebook.noBets")}>{t("racebook.noBetsText")}</EmptyState>
        ) : (
          <>
            <ul className="grid gap-2">
              {items.map((bet) => (
                <BetRow key={bet.betId} bet={bet} />
              ))}
            </ul>
            {nextCursor !== null || loaded < pages ? (
              <Button loading={loaded < pages} onClick={() => setPages(loaded + 1)}>
                {t("racebook.more")}
              </Button>
            ) : null}
          </>
        )
      }
    </LoadState>
  );
}

function BetRow({ bet }: { bet: RacingBet }) {
  const { t } = useTranslation();
  const { money, price, time } = useFormats();
  const { betType } = useNames();
  const { text, tone, isReturn } = betResult(bet);
  return (
    <li className="grid gap-1 rounded-card border border-line bg-velvet p-3.5">
      <div className="flex items-center justify-between gap-3">
        <SiteLink to={pathTo.race(bet.raceIds[0] ?? "")} className="font-semibold hover:underline">
          {bet.courseName} · {t("racebook.raceNumber", { number: bet.raceNumber })} · {time(bet.startsAt)}
        </SiteLink>
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      <p className="text-sm">
        {betType(bet.type)} · {t(bet.market === "POOL" ? "racebook.toteBet" : "racebook.fixedBet")}
        {bet.price === null ? null : ` · ${price(bet.price)}`}
        {bet.market === "FIXED" && bet.price === null ? ` · ${t("racebook.startingPrice")}` : null}
      </p>
      {bet.runnerNames.length > 0 ? (
        <p className="text-sm">
          {bet.runnerNames.map((name, at) => `${bet.selections[0]?.[at]?.[0]} ${name}`).join(" / ")}
        </p>
      ) : (
        <TicketText selections={bet.selections} />
      )}
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-mist tabular-nums">
        <span>
          {t("racebook.stake")} {money(bet.stake, bet.currency)}
          {bet.lines > 1 ? ` (${bet.lines} × ${money(bet.unitStake, bet.currency)})` : null}
        </span>
        {bet.outcome === "OPEN" ? null : (
          <span className="font-semibold text-ivory">
            {isReturn
              ? t("racebook.returnedOf", {
                  paid: money(bet.payout, bet.currency),
                  stake: money(bet.stake, bet.currency),
                })
              : t("racebook.paid", { amount: money(bet.payout, bet.currency) })}
          </span>
        )}
      </p>
      {bet.deductionPercent > 0 ? (
        <p className="text-xs text-mist">{t("racebook.deduction", { percent: bet.deductionPercent })}</p>
      ) : null}
    </li>
  );
}
