/** The tabs of the configuration, also found by the search, and the roles that open them. */
export const configurationTabs = [
  { value: "settings", label: "Site", roles: ["ADMIN"] },
  { value: "brands", label: "Brands", roles: ["ADMIN"] },
  { value: "methods", label: "Payment methods", roles: ["PAYMENTS"] },
  { value: "withdrawals", label: "Withdrawal rules", roles: ["PAYMENTS"] },
  { value: "cases", label: "Case rules", roles: ["COMPLIANCE"] },
  { value: "games", label: "Games", roles: ["GAMES"] },
  { value: "studios", label: "Studios", roles: ["GAMES"] },
  { value: "jurisdictions", label: "Jurisdictions", roles: ["COMPLIANCE"] },
  { value: "locations", label: "Blocked locations", roles: ["COMPLIANCE", "CONTENT"] },
  { value: "second-person", label: "Two-person rules", roles: ["ADMIN"] },
  { value: "languages", label: "Languages", roles: ["ADMIN"] },
] as const;
