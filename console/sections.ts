import type { Section } from "./app/section.ts";
import { configurationSection } from "./configuration-section.ts";
import { documentsSection } from "./sections/identity/documents/section.ts";
import { playersSection } from "./sections/identity/players/section.ts";
import { paymentsSection } from "./sections/money/payments/section.ts";
import { withdrawalsSection } from "./sections/money/withdrawals/section.ts";
import { accessSection } from "./sections/office/access/section.ts";
import { approvalsSection } from "./sections/office/approvals/section.ts";
import { auditSection } from "./sections/office/audit/section.ts";
import { deskSection } from "./sections/office/desk/section.ts";
import { overviewSection } from "./sections/office/overview/section.ts";
import { partnersSection } from "./sections/office/partners/section.ts";
import { providersSection } from "./sections/office/providers/section.ts";
import { reportsSection } from "./sections/office/reports/section.ts";
import { systemSection } from "./sections/office/system/section.ts";
import { dealerTipsSection } from "./sections/play/dealer-tips/section.ts";
import { dealingSection } from "./sections/play/dealing/section.ts";
import { liveTablesSection } from "./sections/play/live-tables/section.ts";
import { pokerHandsSection } from "./sections/poker/hands/section.ts";
import { pokerPoolsSection } from "./sections/poker/pools/section.ts";
import { pokerTournamentsSection } from "./sections/poker/tournaments/section.ts";
import { casesSection } from "./sections/protection/cases/section.ts";
import { racingSection } from "./sections/racing/desk/section.ts";
import { affiliateAccountsSection } from "./sections/rewards/affiliates/accounts-section.ts";
import { affiliatesSection } from "./sections/rewards/affiliates/section.ts";
import { bonusesSection } from "./sections/rewards/bonuses/section.ts";
import { campaignsSection } from "./sections/rewards/campaigns/section.ts";
import { leaderboardsSection } from "./sections/rewards/leaderboards/section.ts";
import { missionsSection } from "./sections/rewards/missions/section.ts";
import { chatsSection } from "./sections/site/chats/section.ts";
import { contactSection } from "./sections/site/contact/section.ts";
import { contentSection } from "./sections/site/content/section.ts";
import { supportSection } from "./sections/site/support/section.ts";
import { tradingSection } from "./sections/sports/trading/section.ts";

/** All navigation entries, in order within their groups. Add a line here for a new section. */
export const sections: readonly Section[] = [
  overviewSection,
  playersSection,
  affiliateAccountsSection,
  documentsSection,
  withdrawalsSection,
  paymentsSection,
  casesSection,
  tradingSection,
  supportSection,
  contactSection,
  chatsSection,
  racingSection,
  liveTablesSection,
  dealingSection,
  dealerTipsSection,
  pokerTournamentsSection,
  pokerPoolsSection,
  pokerHandsSection,
  affiliatesSection,
  contentSection,
  reportsSection,
  approvalsSection,
  configurationSection,
  bonusesSection,
  campaignsSection,
  leaderboardsSection,
  missionsSection,
  accessSection,
  partnersSection,
  providersSection,
  auditSection,
  systemSection,
  deskSection,
];
