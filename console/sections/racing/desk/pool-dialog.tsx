import { getPoolStatement } from "@parlour/contracts/calls/racing/racebook/get-pool-statement";
import type { DeskPool } from "@parlour/contracts/entities/racing-desk";
import { useCall } from "@parlour/web/api/use-resource";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { Dialog } from "@parlour/web/ui/dialog";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Skeleton } from "@parlour/web/ui/skeleton";
import { failureText } from "../../../parts/failure-text.ts";
import { poolName, unitText } from "./race-words.ts";

type PoolDialogProps = { pool: DeskPool; onClose: () => void };

/** A pool with its money or, once it is settled, its statement, recomputed from the bets and the ledger. */
export function PoolDialog({ pool, onClose }: PoolDialogProps) {
  const money = (amount: number) => formatMoney(amount, pool.currency, "en");
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${poolName(pool)} · ${pool.currency}`}
      description={`${pool.courseName}, race ${pool.raceNumber}`}
      closeLabel="Close"
    >
      {pool.settlement === null ? (
        <KeyValueList
          items={[
            { label: "Bets", value: pool.bets },
            { label: "Stakes", value: money(pool.stakes) },
            { label: "Carried in", value: money(pool.carriedIn) },
            { label: "Takeout", value: `${pool.takeoutPercent}%` },
            { label: "Dividends rounded down to", value: unitText(pool.breakStepPercent) },
            { label: "Minimum dividend", value: unitText(pool.minimumPercent) },
          ]}
        />
      ) : (
        <Statement pool={pool} money={money} />
      )}
    </Dialog>
  );
}

function Statement({ pool, money }: { pool: DeskPool; money: (amount: number) => string }) {
  const resource = useCall(getPoolStatement, {
    params: { poolId: pool.poolId },
    query: { currencyCode: pool.currency },
  });
  if (resource.error !== undefined) return <p className="text-alarm">{failureText(resource.error)}</p>;
  const found = resource.value;
  if (found === undefined) return <Skeleton className="h-64 w-full" />;
  return (
    <div className="grid gap-4">
      <KeyValueList
        items={[
          { label: "Bets", value: found.bets },
          { label: "Stakes", value: money(found.stakes) },
          { label: "Refunds", value: money(found.refunds) },
          { label: "Carried in", value: money(found.carriedIn) },
          { label: `Takeout, ${found.takeoutPercent}%`, value: money(found.takeout) },
          { label: `Breakage to ${unitText(found.breakStepPercent)}`, value: money(found.breakage) },
          {
            label: `Subsidy to the minimum of ${unitText(found.minimumPercent)}`,
            value: money(found.subsidy),
          },
          { label: "Carried over", value: money(found.carriedOver) },
          { label: "Payouts", value: money(found.payouts), strong: true },
        ]}
      />
      {found.dividends.length === 0 ? null : (
        <table className="w-full text-sm">
          <caption className="pb-1 text-left text-xs text-mist">Dividends</caption>
          <tbody>
            {found.dividends.map((one) => (
              <tr key={`${one.kind} ${one.winners}`} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                  {one.winners}
                  {one.kind === "winner" ? "" : ` (${one.kind})`}
                </th>
                <td className="text-right tabular-nums">
                  {money(one.amount)} for {money(one.unit)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {found.differences.length === 0 ? (
        <p className="text-sm text-gain">The statement agrees with the bets and the ledger.</p>
      ) : (
        <ul className="text-sm text-alarm">
          {found.differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
