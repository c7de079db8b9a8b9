import type { Section } from "./app/section.ts";
import { accessSection } from "./sections/access/section.ts";
import { affiliateAccountsSection } from "./sections/affiliates/accounts-section.ts";
import { affiliatesSection } from "./sections/affiliates/section.ts";
import { approvalsSection } from "./sections/approvals/section.ts";
import { auditSection } from "./sections/audit/section.ts";
import { bonusesSection } from "./sections/bonuses/section.ts";
import { chatsSection } from "./sections/chats/section.ts";
import { configurationSection } from "./sections/configuration/section.ts";
import { contactSection } from "./sections/contact/section.ts";
import { contentSection } from "./sections/content/section.ts";
import { deskSection } from "./sections/desk/section.ts";
import { documentsSection } from "./sections/documents/section.ts";
import { overviewSection } from "./sections/overview/section.ts";
import { paymentsSection } from "./sections/payments/section.ts";
import { playersSection } from "./sections/players/section.ts";
import { reportsSection } from "./sections/reports/section.ts";
import { systemSection } from "./sections/system/section.ts";
import { withdrawalsSection } from "./sections/withdrawals/section.ts";

/** Everything in the navigation, in its order within each group. A new part of the console adds a line. */
export const sections: readonly Section[] = [
  overviewSection,
  playersSection,
  affiliateAccountsSection,
  documentsSection,
  withdrawalsSection,
  paymentsSection,
  contactSection,
  chatsSection,
  affiliatesSection,
  contentSection,
  reportsSection,
  approvalsSection,
  configurationSection,
  bonusesSection,
  accessSection,
  auditSection,
  systemSection,
  deskSection,
];
