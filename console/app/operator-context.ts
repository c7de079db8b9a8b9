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

/**
 * Whether the operator has one of the roles. The console only hides actions that would be refused; the server
 * checks the roles itself.
 */
export function hasRole(
  me: Pick<SignedInOperator, "roles">,
  roles: readonly OperatorRole[] | undefined,
): boolean {
  if (roles === undefined || me.roles.includes("ADMIN")) return true;
  return roles.some((role) => me.roles.includes(role));
}
