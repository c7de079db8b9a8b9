import { POKER_EMOTES, type PokerEmote } from "@parlour/contracts/entities/poker";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Menu } from "@parlour/web/ui/menu";
import { showToast } from "@parlour/web/ui/toast";
import type { LucideIcon } from "lucide-react";
import Brain from "lucide-react/icons/brain";
import CloudRain from "lucide-react/icons/cloud-rain";
import Clover from "lucide-react/icons/clover";
import Handshake from "lucide-react/icons/handshake";
import Laugh from "lucide-react/icons/laugh";
import Spade from "lucide-react/icons/spade";
import Sparkles from "lucide-react/icons/sparkles";
import ThumbsUp from "lucide-react/icons/thumbs-up";
import type { LiveTable } from "./use-poker-table.ts";

const emotes: Record<PokerEmote, { key: MessageKey; Icon: LucideIcon }> = {
  niceHand: { key: "poker.emoteNiceHand", Icon: Spade },
  wellPlayed: { key: "poker.emoteWellPlayed", Icon: ThumbsUp },
  goodLuck: { key: "poker.emoteGoodLuck", Icon: Clover },
  thankYou: { key: "poker.emoteThankYou", Icon: Handshake },
  wow: { key: "poker.emoteWow", Icon: Sparkles },
  unlucky: { key: "poker.emoteUnlucky", Icon: CloudRain },
  laugh: { key: "poker.emoteLaugh", Icon: Laugh },
  thinking: { key: "poker.emoteThinking", Icon: Brain },
};

const refusalKeys: Partial<Record<string, MessageKey>> = {
  RATE_LIMITED: "poker.emoteTooFast",
  CHAT_MUTED: "poker.emoteMuted",
  EXCLUDED: "poker.emoteMuted",
  SESSION_INVALID: "poker.refusedSession",
};

export function EmoteMenu({ live }: { live: LiveTable }) {
  const { t } = useTranslation();
  async function show(emote: PokerEmote): Promise<void> {
    const refusal = await live.send({ type: "emote", emote });
    if (refusal) showToast({ tone: "info", title: t(refusalKeys[refusal.code] ?? "poker.refusedOther") });
  }
  return (
    <Menu
      align="start"
      trigger={<Button size="sm">{t("poker.react")}</Button>}
      groups={[
        POKER_EMOTES.map((emote) => {
          const { key, Icon } = emotes[emote];
          return {
            id: emote,
            label: t(key),
            icon: <Icon size={18} aria-hidden="true" />,
            onSelect: () => void show(emote),
          };
        }),
      ]}
    />
  );
}

export function EmoteBubble({ emote, name }: { emote: PokerEmote; name: string }) {
  const { t } = useTranslation();
  const { key, Icon } = emotes[emote];
  return (
    <p className="poker-emote absolute bottom-full left-1/2 z-20 mb-1 flex w-max max-w-36 -translate-x-1/2 items-center gap-1.5 rounded-full bg-ivory px-2.5 py-1 text-xs font-semibold text-ink shadow-float">
      <Icon size={16} aria-hidden="true" className="shrink-0" />
      <span aria-hidden="true">{t(key)}</span>
      <span className="sr-only" role="status">
        {t("poker.emoteShown", { name, emote: t(key) })}
      </span>
    </p>
  );
}
