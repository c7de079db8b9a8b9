import type { ReportName } from "@parlour/contracts/entities/report";

/** The definition of revenue in all reports; see the glossary. */
const revenueNote =
  "A stake counts on the day it's placed and a win on the day it's paid, so open bets are included with their stakes.";

export const reportLabels: Record<ReportName, { label: string; about: string }> = {
  revenue: {
    label: "Revenue by day and vertical",
    about: `Stakes, wins and revenue. ${revenueNote}`,
  },
  result: {
    label: "Result by day",
    about: `Net revenue is gross revenue less promotions. The result adds fees and subtracts chargebacks, adjustments and affiliates. ${revenueNote}`,
  },
  verticals: {
    label: "Performance by vertical",
    about: `Stakes, wins and revenue by vertical. Margin is the share of stakes that the house keeps. ${revenueNote}`,
  },
  games: {
    label: "Performance by game",
    about: `Stakes, wins and revenue by game. Margin is the share of stakes that the house keeps. ${revenueNote}`,
  },
  studios: {
    label: "Performance by studio",
    about: `Stakes, wins and revenue by the studio that runs the games. ${revenueNote}`,
  },
  payments: { label: "Payments", about: "Deposits and withdrawals by day." },
  methods: {
    label: "Payment methods",
    about:
      "Deposits by method. The approval rate is credited deposits out of those credited or declined; pending and expired ones count in neither.",
  },
  "first-deposits": {
    label: "First deposits",
    about: "Sign-ups, and players whose first deposit was credited that day.",
  },
  retention: {
    label: "Retention",
    about:
      "Players by the week they joined, and how many came back in each week after joining. A week without a figure isn't over yet.",
  },
  countries: {
    label: "Players by country",
    about: "Players who joined in the period, with their lifetime figures.",
  },
  "bonus-cost": { label: "Bonus cost", about: "Promotion costs by purpose." },
  "bonus-abuse": {
    label: "Bonus abuse",
    about:
      "Bonuses claimed in the period, by offer. The cost is what promotions paid less what came back. Linked claims and cases are those that the case rules for bonuses have found.",
  },
  affiliates: {
    label: "Affiliates",
    about: "Commission paid to affiliates. A bet counts once it has been settled.",
  },
  "affiliate-quality": {
    label: "Affiliate quality",
    about: "Players who joined in the period through each affiliate, with their lifetime figures.",
  },
  returns: {
    label: "Game returns",
    about:
      "Each game's actual return next to its theoretical one. By chance alone, 99.9% of results stay within the limits.",
  },
  "daily-totals": {
    label: "Daily totals",
    about: "One line per day for regulators, with the closing player balances.",
  },
  liability: {
    label: "Liability",
    about:
      "What the house owes now: balances, open bets, and points at their cash value. Stakes of open bets are also in gross revenue. For a brand, jackpots, pools and tables are what its players paid in less what they were paid.",
  },
};

/** The reports whose figures are sums of postings; the others count players or payments. */
export const tracedReports: ReadonlySet<ReportName> = new Set([
  "revenue",
  "result",
  "verticals",
  "games",
  "payments",
  "bonus-cost",
  "affiliates",
  "returns",
  "daily-totals",
  "liability",
]);
