import type { OperatorRole } from "@parlour/contracts/enumerations";

/** The roles with access to at least one configuration tab; administrators have access to every tab. */
export const configurationRoles: readonly OperatorRole[] = ["PAYMENTS", "GAMES", "COMPLIANCE", "CONTENT"];
