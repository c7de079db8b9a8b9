import type { AccessLevel, OperatorRole } from "@parlour/contracts/enumerations";

export const areaTexts: Record<OperatorRole, string> = {
  SUPPORT: "players, chats, contact messages",
  PAYMENTS: "withdrawals, payments, methods",
  COMPLIANCE: "documents, player protection, cases",
  CONTENT: "pages, menus, slides",
  MARKETING: "bonuses, campaigns, affiliates, loyalty",
  GAMES: "games, stakes, jackpots, poker tournaments",
  TRADER: "sports events and liability, races and pools",
  DEALER: "live tables: video and results",
  ADMIN: "everything, operators included",
};

export const levelTexts: Record<AccessLevel, string> = {
  VIEW: "View",
  WORK: "View and change",
  APPROVE: "View, change and approve",
};
