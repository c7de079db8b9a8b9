import type { OperatorRole } from "@parlour/contracts/enumerations";
import { Banner } from "@parlour/web/ui/banner";
import { hasRole, useOperator } from "../app/operator-context.ts";

export function ViewOnlyNotice({ roles }: { roles: readonly OperatorRole[] | undefined }) {
  const me = useOperator();
  if (hasRole(me, roles)) return null;
  return (
    <div className="mb-5">
      <Banner tone="info">View only. Your roles don't allow changes here.</Banner>
    </div>
  );
}
