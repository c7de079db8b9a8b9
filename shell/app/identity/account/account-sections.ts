import type { MessageKey } from "@parlour/web/i18n/messages";
import type { LucideIcon } from "lucide-react";
import Crown from "lucide-react/icons/crown";
import Dices from "lucide-react/icons/dices";
import FileText from "lucide-react/icons/file-text";
import Gift from "lucide-react/icons/gift";
import Hourglass from "lucide-react/icons/hourglass";
import Inbox from "lucide-react/icons/inbox";
import Landmark from "lucide-react/icons/landmark";
import ReceiptText from "lucide-react/icons/receipt-text";
import Shield from "lucide-react/icons/shield";
import Target from "lucide-react/icons/target";
import UserRound from "lucide-react/icons/user-round";
import UsersRound from "lucide-react/icons/users-round";
import Wallet from "lucide-react/icons/wallet";

export type AccountSection = {
  path: string;
  title: MessageKey;
  icon: LucideIcon;
  needsWallet?: boolean;
  needsLoyalty?: boolean;
  counts?: "unread";
};

/** The sections of the account, in menu order. */
const sections: readonly AccountSection[] = [
  { path: "/account/cashier", title: "player.cashier", icon: Wallet, needsWallet: true },
  { path: "/account/bank-accounts", title: "player.bankAccounts", icon: Landmark, needsWallet: true },
  { path: "/account/bonuses", title: "player.bonuses", icon: Gift, needsWallet: true },
  { path: "/account/loyalty", title: "player.loyalty", icon: Crown, needsLoyalty: true },
  { path: "/account/missions", title: "player.missions", icon: Target, needsWallet: true },
  { path: "/account/messages", title: "player.messages", icon: Inbox, counts: "unread" },
  { path: "/account/refer-a-friend", title: "player.referAFriend", icon: UsersRound },
  { path: "/account/profile", title: "player.profile", icon: UserRound },
  { path: "/account/security", title: "player.security", icon: Shield },
  { path: "/account/limits", title: "player.limits", icon: Hourglass },
  { path: "/account/games", title: "player.games", icon: Dices, needsWallet: true },
  { path: "/account/history", title: "player.history", icon: ReceiptText, needsWallet: true },
  { path: "/account/statements", title: "player.statements", icon: FileText, needsWallet: true },
];

export function listSections({ hasWallet, hasLoyalty }: { hasWallet: boolean; hasLoyalty: boolean }) {
  return sections.filter(
    ({ needsWallet = false, needsLoyalty = false }) =>
      (hasWallet || !needsWallet) && (hasLoyalty || !needsLoyalty),
  );
}
