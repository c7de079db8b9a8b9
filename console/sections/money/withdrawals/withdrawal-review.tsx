import { getWithdrawalReview } from "@parlour/contracts/calls/money/payment/get-withdrawal-review";
import type { WithdrawalReview as Review } from "@parlour/contracts/entities/withdrawal-review";
import { useCall } from "@parlour/web/api/use-resource";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { Skeleton } from "@parlour/web/ui/skeleton";
import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { counted } from "../../../parts/counted.ts";
import { failureText } from "../../../parts/failure-text.ts";
import { Moment } from "../../../parts/moment.tsx";
import { placeName } from "../../../parts/place-name.ts";
import { methodName, readable } from "../../../parts/readable.ts";
import { OpenCases } from "./open-cases.tsx";
import type { ReviewedWithdrawal } from "./reviewed-withdrawal.ts";
import { RuleEvaluation } from "./rule-evaluation.tsx";

/**
 * The facts that an operator checks before deciding: the player, their verification, turnover and payment
 * history.
 */
export function WithdrawalReview({ withdrawal }: { withdrawal: ReviewedWithdrawal }) {
  const { value, error, loading } = useCall(getWithdrawalReview, { params: { id: withdrawal.id } });
  if (loading || value === undefined) {
    if (error !== undefined) return <p role="alert">{failureText(error)}</p>;
    return <Skeleton className="h-40 w-full" />;
  }
  const money = (amount: number) => formatMoney(amount, withdrawal.currency, "en");
  return (
    <>
      <ul className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
        {checksOf(value, withdrawal, money).map(({ name, text, isGood }) => (
          <li key={name} className="flex items-start gap-2">
            {isGood ? (
              <CircleCheck size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-gain" />
            ) : (
              <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-alarm" />
            )}
            <span className="min-w-0">
              <span className="text-sm text-mist">{name}</span>
              <span className="block">{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <h3 className="mt-5 mb-2 font-sans text-base font-semibold">Approval rules</h3>
      <RuleEvaluation evaluation={value.evaluation} />
      <details className="mt-4">
        <summary className="touch-target cursor-pointer rounded-tick text-mist hover:text-ivory">
          History of this withdrawal
        </summary>
        <ol className="mt-2 grid gap-1 text-sm">
          {value.steps.map(({ at, to, event, actor, reason }) => (
            <li key={`${at} ${event}`} className="flex flex-wrap gap-x-3">
              <Moment at={at} />
              <span>
                {readable(event)}: {readable(to).toLowerCase()}
              </span>
              <span className="text-mist">{[actor, reason].filter(Boolean).join(" · ")}</span>
            </li>
          ))}
        </ol>
      </details>
      <details className="mt-2" open={value.earlier.length > 0 && value.earlier.length < 4}>
        <summary className="touch-target cursor-pointer rounded-tick text-mist hover:text-ivory">
          Other withdrawals by this player ({value.earlier.length})
        </summary>
        <ul className="mt-2 grid gap-1 text-sm">
          {value.earlier.map((one) => (
            <li key={one.id} className="flex flex-wrap gap-x-3 tabular-nums">
              <Moment at={one.createdAt} />
              <span>{formatMoney(one.amount, one.currency, "en")}</span>
              <span className="text-mist">
                {methodName(one.method)} · {readable(one.status).toLowerCase()} · {one.target}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

type Check = { name: string; text: ReactNode; isGood: boolean };

function checksOf(
  review: Review,
  { method }: Pick<ReviewedWithdrawal, "method">,
  money: (amount: number) => string,
): Check[] {
  const { player, verification, lastDeposit, turnoverRatio, bonus, totals } = review;
  const unconfirmed = [
    ...(player.phoneValidated ? [] : ["phone not verified"]),
    ...(player.emailConfirmed ? [] : ["email not confirmed"]),
  ];
  return [
    {
      name: "Player",
      text: [player.name, placeName(player.countryCode), ...unconfirmed].join(", "),
      isGood: player.status === "ACTIVE" && player.phoneValidated,
    },
    { name: "Documents", text: readable(verification), isGood: verification === "VERIFIED" },
    {
      name: "Turnover since the last deposit",
      text:
        lastDeposit === null
          ? "No deposit yet"
          : `${money(review.turnover)}, ${turnoverRatio ?? 0}× the deposit of ${money(lastDeposit.amount)}`,
      isGood: (turnoverRatio ?? 0) >= 1,
    },
    {
      name: "Method",
      text:
        review.depositsWithMethod > 0
          ? `${counted(review.depositsWithMethod, "deposit")} with ${methodName(method)}, ${review.paidToTarget} paid to this target before`
          : `Never deposited with ${methodName(method)}; ${review.paidToTarget} paid to this target before`,
      isGood: review.depositsWithMethod > 0 || review.paidToTarget > 0,
    },
    {
      name: "Bonus",
      text: bonus === null ? "None active" : `${bonus.name}, ${bonus.wageringPercent}% wagered`,
      isGood: bonus === null,
    },
    {
      name: "Cases",
      text: review.hasOpenCase ? <OpenCases cases={review.openCases} /> : "None open",
      isGood: !review.hasOpenCase,
    },
    {
      name: "Lifetime",
      text: `${money(totals.deposits)} in ${counted(totals.depositCount, "deposit")}, ${money(totals.paid)} paid out in ${totals.paidCount}`,
      isGood: totals.paid <= totals.deposits,
    },
  ];
}
