import { TABLE_CHAT_LENGTH } from "@parlour/contracts/constants";
import type { TableChatBar } from "@parlour/contracts/entities/table-chat";
import { cleanChatText, hasContactDetails } from "@parlour/rules/table-chat-text";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import { type SubmitEvent, useEffect, useId, useState } from "react";
import { languageTag } from "../i18n/languages.ts";
import type { MessageKey } from "../i18n/messages.ts";
import { useTranslation } from "../i18n/translation-context.ts";
import { IconButton } from "../ui/icon-button.tsx";
import type { TableChat } from "./table-chat.ts";

type ChatFormProps = { chat: TableChat; bar: TableChatBar; isConnected: boolean; now: () => number };

const faults: Readonly<Record<string, MessageKey>> = {
  CHAT_LINK: "games-live.chatLink",
  RATE_LIMITED: "games-live.chatTooFast",
  TABLE_CLOSED: "games-live.chatOnlyPlayers",
  NOT_SEATED: "games-live.chatOnlySeated",
  TIER_REQUIRED: "games-live.chatOnlyPlayers",
  SESSION_INVALID: "games-live.chatLogIn",
};

/** How often the form checks whether a mute has ended. */
const muteCheckMs = 5_000;

/** The field for a new message, or the reason why the player cannot write one. */
export function ChatForm({ chat, bar, isConnected, now }: ChatFormProps) {
  const { t, language } = useTranslation();
  const id = useId();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<MessageKey | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), muteCheckMs);
    return () => clearInterval(timer);
  }, [now]);
  if (bar?.code === "SESSION_INVALID") return <p className="table-chat-bar">{t("games-live.chatLogIn")}</p>;
  if (bar?.code === "EXCLUDED") return <p className="table-chat-bar">{t("games-live.chatBreak")}</p>;
  if (bar?.code === "CHAT_MUTED" && bar.until > time) {
    const until = new Intl.DateTimeFormat(languageTag(language), { dateStyle: "medium", timeStyle: "short" });
    return (
      <p className="table-chat-bar">
        {t("games-live.chatMuted", { time: until.format(new Date(bar.until)) })}
      </p>
    );
  }
  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const clean = cleanChatText(text);
    if (clean === "" || isAsking || !isConnected) return;
    if (hasContactDetails(clean)) return setFault("games-live.chatLink");
    setAsking(true);
    const refused = await chat.say(clean);
    setAsking(false);
    if (refused === undefined) setText("");
    setFault(refused === undefined ? null : (faults[refused] ?? "games-live.chatFailed"));
  }
  return (
    <form className="table-chat-form" noValidate onSubmit={(event) => void submit(event)}>
      <label className="sr-only" htmlFor={id}>
        {t("games-live.chatField")}
      </label>
      <input
        id={id}
        value={text}
        maxLength={TABLE_CHAT_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={t("games-live.chatField")}
        aria-invalid={fault !== null || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          setText(target.value);
          setFault(null);
        }}
      />
      <IconButton
        type="submit"
        label={t("games-live.chatSend")}
        disabled={isAsking || !isConnected || text.trim() === ""}
        icon={<SendHorizontal size={18} aria-hidden="true" />}
      />
      <p
        id={`${id}-hint`}
        role={fault === null ? undefined : "alert"}
        data-fault={fault !== null || undefined}
      >
        {t(fault ?? "games-live.chatHint")}
      </p>
    </form>
  );
}
