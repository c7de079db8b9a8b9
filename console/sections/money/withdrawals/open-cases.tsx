import { getWithdrawalReview } from "@parlour/contracts/calls/money/payment/get-withdrawal-review";
import type { OpenCase } from "@parlour/contracts/entities/case";
import { useCall } from "@parlour/web/api/use-resource";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import { Link } from "@parlour/web/ui/link";
import { caseKinds } from "../../../parts/case-words.ts";
import { failureText } from "../../../parts/failure-text.ts";

/**
 * Warns an operator who is about to approve a withdrawal of a player with open cases. While the cases are loading,
 * the component says so, because an operator takes the absence of a warning to mean that there are no cases.
 */
export function OpenCasesWarning({ withdrawalId }: { withdrawalId: string }) {
  const { value, error, loading, reload } = useCall(getWithdrawalReview, { params: { id: withdrawalId } });
  if (loading) {
    return (
      <p role="status" className="text-mist">
        Checking for open cases…
      </p>
    );
  }
  if (value?.hasOpenCase) {
    return (
      <Banner tone="warning" live>
        {value.openCases.length === 0 ? (
          "This player has an open case. It must be reviewed with compliance before you approve."
        ) : (
          <>
            {value.openCases.length === 1 ? "An open case" : "Open cases"} about this player:{" "}
            <OpenCases cases={value.openCases} />. Check with compliance before you approve.
          </>
        )}
      </Banner>
    );
  }
  if (error === undefined) return null;
  return (
    <Banner
      tone="warning"
      live
      action={
        <Button size="sm" onClick={reload}>
          Try again
        </Button>
      }
    >
      Couldn't check whether this player has an open case. {failureText(error)}
    </Banner>
  );
}

/** The open cases as links. The server lists them only for operators who may see cases. */
export function OpenCases({ cases }: { cases: readonly OpenCase[] }) {
  if (cases.length === 0) return "Open, with compliance";
  return cases.map(({ id, kind }, index) => (
    <span key={id}>
      {index > 0 ? ", " : null}
      <Link
        href={`/console/cases/${encodeURIComponent(id)}`}
        className="rounded-tick text-bright underline underline-offset-4"
      >
        {caseKinds[kind]}
      </Link>
    </span>
  ));
}
