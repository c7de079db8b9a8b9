import type { Chat } from "@parlour/contracts/entities/chat";
import { Button } from "@parlour/web/ui/button";
import { useRef, useState } from "react";
import { useDraft } from "../../../parts/use-draft.ts";
import { expandShortcut, insertText } from "../support/insert-text.ts";
import { TemplatePicker } from "../support/template-picker.tsx";
import { useTemplates } from "../support/use-templates.ts";
import { sendMessage, showTyping } from "./chat-api.ts";
import { chatFailureText } from "./chat-failure-text.ts";

type ChatComposerProps = { chat: Chat; onSent: () => void };

const typingEveryMs = 2_000;
/**
 * The maximum length of a message. It is copied from the contract, whose schemas must stay out of the browser
 * bundle.
 */
const longestText = 2_000;

/**
 * Enter sends, Shift+Enter starts a new line. A message keeps its id until the server confirms it, so none is
 * sent twice.
 */
export function ChatComposer({ chat, onSent }: ChatComposerProps) {
  const { value: text, set: setText, clear } = useDraft(`chat ${chat.id}`, "");
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const messageId = useRef<string | undefined>(undefined);
  const typedAtMs = useRef(0);
  const box = useRef<HTMLTextAreaElement>(null);
  const templates = useTemplates(chat);

  const type = (value: string) => {
    setText(value);
    messageId.current = undefined;
    if (Date.now() - typedAtMs.current < typingEveryMs) return;
    typedAtMs.current = Date.now();
    // It doesn't matter if a typing signal is lost.
    showTyping({ params: { chatId: chat.id } }).catch(() => undefined);
  };
  /** Replaces the text and puts the caret where the operator will continue to write. */
  const place = (next: { text: string; caret: number }) => {
    type(next.text.slice(0, longestText));
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const send = async () => {
    if (busy || text.trim() === "") return;
    messageId.current ??= crypto.randomUUID();
    setBusy(true);
    setFailure(null);
    try {
      await sendMessage({ params: { chatId: chat.id }, body: { id: messageId.current, text: text.trim() } });
      clear();
      messageId.current = undefined;
      onSent();
    } catch (error) {
      setFailure(chatFailureText(error));
    } finally {
      setBusy(false);
      box.current?.focus();
    }
  };
  return (
    <form
      className="grid gap-2 border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {failure ? (
        <p role="alert" className="text-sm text-alarm">
          {failure} Not sent. Your text is still here: try again.
        </p>
      ) : null}
      <textarea
        ref={box}
        id={`say-${chat.id}`}
        aria-label={`Message to ${chat.visitorName}`}
        rows={2}
        maxLength={longestText}
        value={text}
        onChange={({ target: { value, selectionStart } }) => {
          const find = (shortcut: string) => templates.findByShortcut(shortcut, chat.language);
          const expanded = expandShortcut(value, selectionStart, find);
          if (expanded) place(expanded);
          else type(value);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void send();
        }}
        className="field-sizing-content max-h-40 min-h-16 w-full resize-none rounded-control border border-field bg-ink px-3.5 py-2.5"
      />
      <div className="flex items-center justify-between gap-2">
        <TemplatePicker
          templates={templates}
          language={chat.language}
          onPick={(picked) => place(insertText(text, box.current?.selectionStart ?? text.length, picked))}
        />
        <Button type="submit" variant="primary" loading={busy}>
          Send
        </Button>
      </div>
    </form>
  );
}
