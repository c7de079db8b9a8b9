import Scale from "lucide-react/icons/scale";
import { defineSection } from "../../../app/section.ts";

export const paymentsSection = defineSection({
  path: "payment-problems",
  label: "Payment problems",
  group: "Operations",
  icon: Scale,
  roles: ["PAYMENTS"],
  queue: "payments",
  load: async () => (await import("./payment-problems.tsx")).PaymentProblems,
});
