import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { Button } from "@parlour/web/ui/button";
import LogOut from "lucide-react/icons/log-out";
import Mail from "lucide-react/icons/mail";
import { type RefObject, useRef, useState } from "react";
import { ChatComposer } from "./chat-composer.tsx";
import { ChatRating } from "./chat-rating.tsx";
import type { ChatSession, ChatView } from "./chat-session.ts";
import { refusalMessage } from "./refusal-message.ts";

type ChatFootProps = {
  session: ChatSession;
  view: ChatView;
  field: RefObject<HTMLTextAreaElement | null>;
  onLeave: () => void;
};

/** The composer, or the remaining actions when the chat has ended. */
export function ChatFoot({ session, view, field, onLeave }: ChatFootProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState<"end" | null>(null);
  const isOver = view.status?.state === "ENDED";
  const foot = useRef<HTMLDivElement>(null);
  // Returns the focus to the button that opened the confirmation.
  const done = () => {
    const name = asks;
    setAsks(null);
    requestAnimationFrame(() => foot.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus());
  };
  return (
    <div
      ref={foot}
      className="grid gap-3 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {view.refusal ? (
        <Banner tone="warning" live>
          {refusalMessage(t, view.refusal)}
        </Banner>
      ) : null}
      {view.transcriptSentTo ? (
        <Banner tone="success" live>
          {t("chat.transcriptSent", { email: view.transcriptSentTo })}
        </Banner>
      ) : null}
      {asks === "end" ? (
        <div className="grid gap-3">
          <p className="font-semibold">{t("chat.endSure")}</p>
          <div className="grid grid-cols-2 gap-3">
            <Button autoFocus onClick={done}>
              {t("chat.endKeep")}
            </Button>
            <Button
              variant="danger"
              onClick={() => {
                session.end();
                done();
              }}
            >
              {t("chat.end")}
            </Button>
          </div>
        </div>
      ) : null}
      {asks === null && !isOver ? (
        <ChatComposer field={field} onSay={session.say} onTyping={session.showTyping} />
      ) : null}
      {isOver && view.status?.rating ? (
        <ChatRating score={view.status.rating.score} onRate={session.rate} />
      ) : null}
      {asks === null && isOver ? (
        <div className="grid grid-cols-2 gap-3">
          <Button
            onClick={() => {
              session.startAnew();
              onLeave();
            }}
          >
            {t("chat.close")}
          </Button>
          <Button variant="primary" onClick={session.startAnew}>
            {t("chat.startAnew")}
          </Button>
        </div>
      ) : null}
      {asks === null ? (
        <div className="-mx-2 flex flex-wrap justify-between">
          {view.status?.transcriptTo ? (
            <Button
              variant="quiet"
              size="sm"
              icon={<Mail size={16} aria-hidden="true" />}
              onClick={session.askForTranscript}
            >
              {t("chat.transcript")}
            </Button>
          ) : null}
          {isOver ? null : (
            <Button
              variant="quiet"
              size="sm"
              icon={<LogOut size={16} aria-hidden="true" />}
              name="end"
              onClick={() => setAsks("end")}
            >
              {t("chat.end")}
            </Button>
          )}
        </div>
      ) : null}
    </div>
  );
}
