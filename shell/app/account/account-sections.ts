import type { MessageKey } from "@parlour/web/i18n/messages";
import type { LucideIcon } from "lucide-react";
import ReceiptText from "lucide-react/icons/receipt-text";
import Shield from "lucide-react/icons/shield";
import UserRound from "lucide-react/icons/user-round";

type AccountSection = { path: string; title: MessageKey; icon: LucideIcon; needsWallet?: boolean };

/** Every part of the account that is built, in the order of the menu. */
const sections: readonly AccountSection[] = [
  { path: "/account/profile", title: "player.profile", icon: UserRound },
  { path: "/account/security", title: "player.security", icon: Shield },
  { path: "/account/history", title: "player.history", icon: ReceiptText, needsWallet: true },
];

export function listSections({ hasWallet }: { hasWallet: boolean }): readonly AccountSection[] {
  return sections.filter(({ needsWallet = false }) => hasWallet || !needsWallet);
}
