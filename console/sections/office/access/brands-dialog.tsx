import { listBrands } from "@parlour/contracts/calls/site/brands/list-brands";
import { useCall } from "@parlour/web/api/use-resource";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { useEffect, useState } from "react";
import { ProposalDialog } from "../../../parts/proposal-dialog.tsx";
import { propose } from "../../../parts/propose.ts";
import type { OperatorAccount } from "./operator-account.ts";

/** Proposes the brands whose players an operator may see. */
export function BrandsDialog({ account, onClose }: { account: OperatorAccount | null; onClose: () => void }) {
  const brands = useCall(listBrands, {}).value?.items ?? [];
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useEffect(() => setChosen(account?.brandIds ?? []), [account]);
  return (
    <ProposalDialog
      policy="OPERATOR_BRANDS"
      open={account !== null}
      onClose={onClose}
      title={`Brands of ${account?.name ?? ""}`}
      description="None selected means all brands. An operator with a selection sees only players, figures and queues of these brands."
      action="Save"
      onSubmit={async (reason) => {
        if (!account) return;
        const data = { operatorId: account.id, brandIds: chosen.length === 0 ? null : chosen };
        return await propose({ body: { kind: "OPERATOR_BRANDS", data, reason } });
      }}
    >
      <fieldset>
        <legend className="mb-1 font-medium">Brands</legend>
        {brands.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(event) =>
              setChosen(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
        ))}
      </fieldset>
    </ProposalDialog>
  );
}
