import type { OperatorRole } from "@parlour/contracts/enumerations";
import type { FourEyes } from "../../../../kit/four-eyes.ts";
import type { Kit } from "../../../../kit/kit.ts";
import {
  approverRolesOf,
  mayMake,
  type OperatorIdentity,
  type OperatorRights,
} from "../../../../kit/operator.ts";
import { countOpenProposals } from "./proposal-store.ts";

/** Counts the proposals that are waiting for this operator. */
export function countDecidable({ db, fourEyes }: Kit) {
  return async (operator: Pick<OperatorIdentity, "id"> & OperatorRights): Promise<number> =>
    await countOpenProposals(db, {
      kinds: decidableKinds(fourEyes, approverRolesOf(operator)),
      operatorId: operator.id,
    });
}

/** Returns the kinds of changes that these roles may decide; null for all, including kinds that no longer exist. */
export function decidableKinds(fourEyes: FourEyes, roles: readonly OperatorRole[]): string[] | null {
  if (roles.includes("ADMIN")) return null;
  const kinds = fourEyes.list().filter(({ approvers }) => mayMake(roles, { role: approvers }));
  return kinds.map(({ kind }) => kind);
}
