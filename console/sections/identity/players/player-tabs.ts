import type { OperatorRole } from "@parlour/contracts/enumerations";
import type { ComponentType } from "react";
import type { PlayerTabProps } from "./player-tab.ts";
import { BonusesTab } from "./tabs/bonuses-tab.tsx";
import { DataTab } from "./tabs/data-tab.tsx";
import { DocumentsTab } from "./tabs/documents-tab.tsx";
import { LedgerTab } from "./tabs/ledger-tab.tsx";
import { LimitsTab } from "./tabs/limits-tab.tsx";
import { LoyaltyTab } from "./tabs/loyalty-tab.tsx";
import { MessagesTab } from "./tabs/messages-tab.tsx";
import { NotesTab } from "./tabs/notes-tab.tsx";
import { PaymentsTab } from "./tabs/payments-tab.tsx";
import { ProfileTab } from "./tabs/profile-tab.tsx";
import { ProtectionTab } from "./tabs/protection-tab.tsx";
import { ReferralsTab } from "./tabs/referrals-tab.tsx";
import { RoundsTab } from "./tabs/rounds-tab.tsx";
import { SecurityTab } from "./tabs/security-tab.tsx";
import { StatementTab } from "./tabs/statement-tab.tsx";

type PlayerTab = {
  path: string;
  label: string;
  roles?: readonly OperatorRole[];
  component: ComponentType<PlayerTabProps>;
};

export const playerTabs: readonly PlayerTab[] = [
  { path: "profile", label: "Profile", component: ProfileTab },
  { path: "ledger", label: "Ledger", component: LedgerTab },
  { path: "rounds", label: "Rounds", component: RoundsTab },
  { path: "payments", label: "Payments", component: PaymentsTab },
  {
    path: "statement",
    label: "Statement",
    roles: ["SUPPORT", "COMPLIANCE", "PAYMENTS"],
    component: StatementTab,
  },
  { path: "limits", label: "Limits", component: LimitsTab },
  { path: "protection", label: "Protection", component: ProtectionTab },
  { path: "bonuses", label: "Bonuses", component: BonusesTab },
  { path: "loyalty", label: "Loyalty", component: LoyaltyTab },
  { path: "referrals", label: "Referrals", component: ReferralsTab },
  { path: "documents", label: "Documents", component: DocumentsTab },
  { path: "security", label: "Security", component: SecurityTab },
  { path: "data", label: "Personal data", roles: ["SUPPORT", "COMPLIANCE"], component: DataTab },
  { path: "messages", label: "Messages", component: MessagesTab },
  { path: "notes", label: "Notes", component: NotesTab },
];
