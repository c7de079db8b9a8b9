import type { LucideIcon } from "lucide-react";
import BadgeCheck from "lucide-react/icons/badge-check";
import CirclePlus from "lucide-react/icons/circle-plus";
import Dices from "lucide-react/icons/dices";
import FileText from "lucide-react/icons/file-text";
import Gift from "lucide-react/icons/gift";
import Hourglass from "lucide-react/icons/hourglass";
import Landmark from "lucide-react/icons/landmark";
import Lock from "lucide-react/icons/lock";
import MessageCircle from "lucide-react/icons/message-circle";
import Monitor from "lucide-react/icons/monitor";
import User from "lucide-react/icons/user";

/** The icons a help page can choose from. */
const icons: Readonly<Record<string, LucideIcon>> = {
  badge: BadgeCheck,
  bank: Landmark,
  deposit: CirclePlus,
  dices: Dices,
  gift: Gift,
  hourglass: Hourglass,
  lock: Lock,
  message: MessageCircle,
  monitor: Monitor,
  user: User,
};

export function HelpIcon({ name }: { name: string }) {
  const Icon = icons[name] ?? FileText;
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-control bg-raised text-brass">
      <Icon size={20} aria-hidden="true" />
    </span>
  );
}
