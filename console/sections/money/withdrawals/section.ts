import BanknoteArrowDown from "lucide-react/icons/banknote-arrow-down";
import { defineSection } from "../../../app/section.ts";

export const withdrawalsSection = defineSection({
  path: "withdrawals",
  label: "Withdrawals",
  group: "Operations",
  icon: BanknoteArrowDown,
  roles: ["PAYMENTS"],
  queue: "withdrawals",
  load: async () => (await import("./withdrawals.tsx")).Withdrawals,
});
