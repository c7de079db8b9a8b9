import { useTranslation } from "@parlour/web/i18n/translation-context";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { useCallback } from "react";
import { SiteLink } from "../../parts/site-link.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { api } from "../api.ts";
import { useFormats, useNames } from "../format.ts";
import { DividendTable } from "../parts/dividend-table.tsx";
import { LoadState } from "../parts/load-state.tsx";
import { PoolTerms } from "../parts/pool-terms.tsx";
import { pathTo, raceOfPool } from "../paths.ts";
import { useRacing } from "../racing-context.ts";

const outcomes = {
  paid: "racebook.poolPaid",
  carried: "racebook.poolCarried",
  refunded: "racebook.poolRefunded",
} as const;

/** How the money of a settled pool was divided, recomputed from its bets and compared with the ledger. */
export function PoolScreen({ poolId }: { poolId: string }) {
  const { t } = useTranslation();
  const { currency } = useRacing();
  const { money } = useFormats();
  const { betType } = useNames();
  const load = useCallback(
    async (signal: AbortSignal) => {
      const asked = { params: { poolId }, query: { currencyCode: currency }, signal };
      return { found: await api.statement(asked) };
    },
    [poolId, currency],
  );
  const raceId = raceOfPool(poolId);
  return (
    <section aria-labelledby="statement" className="grid max-w-2xl gap-4">
      <h2 id="statement" className="text-xl md:text-2xl">
        {t("racebook.statement")}
      </h2>
      <LoadState loaded={useLoaded(load)}>
        {({ found }) =>
          found === null ? (
            <EmptyState title={t("racebook.noStatement")}>{t("racebook.noStatementText")}</EmptyState>
          ) : (
            <>
              <div className="grid gap-4 rounded-panel border border-line bg-velvet p-4">
                <p className="font-semibold">
                  {betType(found.type)} · {t(outcomes[found.outcome])}
                </p>
                <PoolTerms terms={found} unit={found.unit} currency={found.currency} />
                <KeyValueList
                  items={[
                    { label: t("racebook.statementBets"), value: found.bets },
                    { label: t("racebook.statementStakes"), value: money(found.stakes, found.currency) },
                    { label: t("racebook.statementRefunds"), value: money(found.refunds, found.currency) },
                    {
                      label: t("racebook.statementCarriedIn"),
                      value: money(found.carriedIn, found.currency),
                    },
                    { label: t("racebook.statementTakeout"), value: money(found.takeout, found.currency) },
                    { label: t("racebook.statementBreakage"), value: money(found.breakage, found.currency) },
                    { label: t("racebook.statementSubsidy"), value: money(found.subsidy, found.currency) },
                    {
                      label: t("racebook.statementCarriedOver"),
                      value: money(found.carriedOver, found.currency),
                    },
                    {
                      label: t("racebook.statementPayouts"),
                      value: money(found.payouts, found.currency),
                      strong: true,
                    },
                  ]}
                />
                <DividendTable dividends={found.dividends} />
              </div>
              <p className={found.differences.length === 0 ? "text-sm text-gain" : "text-sm text-alarm"}>
                {found.differences.length === 0
                  ? t("racebook.statementAgrees")
                  : t("racebook.statementDiffers")}
              </p>
            </>
          )
        }
      </LoadState>
      {raceId === null ? null : (
        <p>
          <SiteLink
            to={pathTo.race(raceId)}
            className="inline-flex min-h-11 items-center text-bright underline"
          >
            {t("racebook.backToRace")}
          </SiteLink>
        </p>
      )}
    </section>
  );
}
