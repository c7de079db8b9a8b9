import { getWithdrawalReview } from "@parlour/contracts/calls/money/payment/get-withdrawal-review";
import type { OpenCase } from "@parlour/contracts/entities/case";
import { useCall } from "@parlour/web/api/use-resource";
import { Banner } from "@parlour/web/ui/banner";
import { Link } from "@parlour/web/ui/link";
import { maySee, useOperator } from "../../../app/operator-context.ts";
import { caseKinds } from "../../../parts/case-words.ts";

/** Warns an operator who is about to approve a withdrawal of a player with open cases. */
export function OpenCasesWarning({ withdrawalId }: { withdrawalId: string }) {
  const { value } = useCall(getWithdrawalReview, { params: { id: withdrawalId } });
  if (!value || value.openCases.length === 0) return null;
  return (
    <Banner tone="warning">
      {value.openCases.length === 1 ? "An open case" : "Open cases"} about this player:{" "}
      <OpenCases cases={value.openCases} />. Check with compliance before you approve.
    </Banner>
  );
}

/** The kinds of open cases, as links for operators who may see cases. */
export function OpenCases({ cases }: { cases: readonly OpenCase[] }) {
  const maySeeCases = maySee(useOperator(), ["COMPLIANCE"]);
  return cases.map(({ id, kind }, index) => (
    <span key={id}>
      {index > 0 ? ", " : null}
      {maySeeCases ? (
        <Link
          href={`/console/cases/${encodeURIComponent(id)}`}
          className="rounded-tick text-bright underline underline-offset-4"
        >
          {caseKinds[kind]}
        </Link>
      ) : (
        caseKinds[kind]
      )}
    </span>
  ));
}
