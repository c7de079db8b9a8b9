import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import { fieldBoxClass } from "@parlour/web/ui/form-field";
import SendHorizontal from "lucide-react/icons/send-horizontal";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { CHAT_TEXT_MAX_LENGTH } from "./chat-limits.ts";

type ChatComposerProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  onSay: (text: string) => void;
  onTyping: () => void;
};

/** Enter sends the message and Shift+Enter starts a new line. On touch keyboards, Enter starts a new line too. */
export function ChatComposer({ field, onSay, onTyping }: ChatComposerProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const isTooLong = text.trim().length > CHAT_TEXT_MAX_LENGTH;
  const canSend = text.trim() !== "" && !isTooLong;
  const send = () => {
    if (!canSend) return;
    onSay(text.trim());
    setText("");
    field.current?.focus();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    if (matchMedia("(pointer: coarse)").matches) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label={t("chat.message")}
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? "chat-too-long" : undefined}
          placeholder={t("chat.messageHint")}
          onChange={(event) => {
            setText(event.target.value);
            if (event.target.value.trim() !== "") onTyping();
          }}
          onKeyDown={sendOnEnter}
          className={classNames(
            fieldBoxClass,
            "field-sizing-content block max-h-36 min-h-12 resize-none py-2.5",
          )}
        />
        <button
          type="submit"
          aria-label={t("chat.send")}
          disabled={!canSend}
          className="brass-fill grid size-12 shrink-0 cursor-pointer place-items-center rounded-control transition hover:brightness-105 disabled:pointer-events-none disabled:opacity-45"
        >
          <SendHorizontal size={20} aria-hidden="true" />
        </button>
      </div>
      {isTooLong ? (
        <p id="chat-too-long" role="alert" className="mt-2 text-sm text-alarm">
          {t("chat.tooLong", { max: CHAT_TEXT_MAX_LENGTH })}
        </p>
      ) : null}
    </form>
  );
}
