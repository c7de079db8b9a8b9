import type { TableChatMessage } from "@parlour/contracts/entities/table-chat";
import Ellipsis from "lucide-react/icons/ellipsis";
import { memo } from "react";
import { languageTag } from "../i18n/languages.ts";
import { useTranslation } from "../i18n/translation-context.ts";

type ChatLineProps = {
  message: TableChatMessage;
  isChosen: boolean;
  mayAct: boolean;
  onChoose: () => void;
  onReport: () => void;
  onHide: () => void;
};

/** One chat message. On another player's message, a button opens actions to report it or hide that player. */
export const ChatLine = memo(function ChatLine(props: ChatLineProps) {
  const { message, isChosen, mayAct, onChoose, onReport, onHide } = props;
  const { t, language } = useTranslation();
  const { id, kind, name, text, at, isOwn } = message;
  const time = new Intl.DateTimeFormat(languageTag(language), { timeStyle: "short" });
  const author = isOwn ? t("games-live.you") : name;
  const clock = <time dateTime={new Date(at).toISOString()}>{time.format(new Date(at))}</time>;
  if (kind === "TIP") {
    return (
      <li data-message={id} data-kind={kind}>
        <p>
          <span>{isOwn ? t("games-live.chatTipOwn") : t("games-live.chatTip", { name })}</span> {clock}
        </p>
      </li>
    );
  }
  return (
    <li data-message={id} data-own={isOwn || undefined}>
      <p>
        <b>{author}</b> {clock} <span>{text}</span>
      </p>
      {isOwn || !mayAct ? null : (
        <button
          type="button"
          className="table-chat-more"
          aria-label={t("games-live.chatActions", { name })}
          aria-expanded={isChosen}
          onClick={onChoose}
        >
          <Ellipsis size={16} aria-hidden="true" />
        </button>
      )}
      {isChosen ? (
        <div className="table-chat-actions">
          <button type="button" className="table-chat-link" onClick={onReport}>
            {t("games-live.chatReport")}
          </button>
          <button type="button" className="table-chat-link" onClick={onHide}>
            {t("games-live.chatHide")}
          </button>
        </div>
      ) : null}
    </li>
  );
});
