import type { Notification } from "@parlour/contracts/entities/notification";
import type { MessageKey } from "@parlour/web/i18n/messages";
import type { LucideIcon } from "lucide-react";
import Crown from "lucide-react/icons/crown";
import Gift from "lucide-react/icons/gift";
import Megaphone from "lucide-react/icons/megaphone";
import MessageSquare from "lucide-react/icons/message-square";
import Shield from "lucide-react/icons/shield";
import Users from "lucide-react/icons/users";
import Wallet from "lucide-react/icons/wallet";

type Topic = Notification["topic"];

export const topicIcons: Readonly<Record<Topic, LucideIcon>> = {
  MONEY: Wallet,
  SECURITY: Shield,
  SERVICE: MessageSquare,
  LOYALTY: Crown,
  BONUS: Gift,
  REFERRAL: Users,
  MARKETING: Megaphone,
};

export const topicNames: Readonly<Record<Topic, MessageKey>> = {
  MONEY: "messages.topicMoney",
  SECURITY: "messages.topicSecurity",
  SERVICE: "messages.topicService",
  LOYALTY: "messages.topicLoyalty",
  BONUS: "messages.topicBonus",
  REFERRAL: "messages.topicReferral",
  MARKETING: "messages.topicMarketing",
};
