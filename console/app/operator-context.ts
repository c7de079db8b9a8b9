import type { OperatorRole } from "@parlour/contracts/enumerations";
import { createContext, use } from "react";
import type { SignedInOperator } from "./operator-api.ts";

export const OperatorContext = createContext<SignedInOperator | null>(null);

/** The signed-in operator. Only for components that are shown after sign-in. */
export function useOperator(): SignedInOperator {
  const me = use(OperatorContext);
  if (me === null) throw new Error("nobody is signed in here");
  return me;
}

/** Whether the operator may view pages that are open to one of these roles. */
export function maySee(
  me: Pick<SignedInOperator, "viewRoles">,
  roles: readonly OperatorRole[] | undefined,
): boolean {
  return hasRole({ roles: me.viewRoles }, roles);
}

/**
 * Whether the operator may make changes with one of the roles. The console only hides refused actions; the server
 * checks the roles itself.
 */
export function hasRole(
  me: Pick<SignedInOperator, "roles">,
  roles: readonly OperatorRole[] | undefined,
): boolean {
  if (roles === undefined || me.roles.includes("ADMIN")) return true;
  return roles.some((role) => me.roles.includes(role));
}
