import type { OperatorRole } from "@parlour/contracts/enumerations";

/** The roles that have a tab of the configuration; administrators have all of them. */
export const configurationRoles: readonly OperatorRole[] = ["PAYMENTS", "GAMES", "COMPLIANCE", "CONTENT"];
