import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { Translate } from "@parlour/web/i18n/translator";
import { Avatar } from "@parlour/web/ui/avatar";
import { FanMark } from "@parlour/web/ui/fan-mark";
import { IconButton } from "@parlour/web/ui/icon-button";
import { FormSkeleton } from "@parlour/web/ui/skeleton-shapes";
import ChevronDown from "lucide-react/icons/chevron-down";
import WifiOff from "lucide-react/icons/wifi-off";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { ChatClosed } from "./chat-closed.tsx";
import { ChatFoot } from "./chat-foot.tsx";
import { ChatLog } from "./chat-log.tsx";
import type { ChatSession, ChatView } from "./chat-session.ts";
import { ChatStartForm } from "./chat-start-form.tsx";

type ChatPanelProps = { session: ChatSession; view: ChatView; onMinimise: () => void };

/** A full-screen sheet on phones; on desktop a panel beside the page, so that both can be used. */
export function ChatPanel({ session, view, onMinimise }: ChatPanelProps) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isKnown = view.status !== null;
  const isRunning = view.status?.state != null && view.status.state !== "ENDED";

  useEffect(() => {
    const panel = dialog.current;
    if (panel === null) return;
    if (matchMedia("(width < 48rem)").matches) panel.showModal();
    else panel.show();
    heading.current?.focus();
    return () => panel.close();
  }, []);
  // On desktop the composer gets the focus; on a phone the keyboard would cover the messages.
  useEffect(() => {
    if (isRunning && matchMedia("(pointer: fine)").matches) field.current?.focus();
  }, [isRunning]);

  const minimiseOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onMinimise();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="live-chat-title"
      onCancel={(event) => {
        event.preventDefault();
        onMinimise();
      }}
      onKeyDown={minimiseOnEscape}
      className="fixed inset-0 z-40 m-0 h-dvh max-h-none w-full max-w-none animate-rise flex-col border-line bg-velvet text-ivory shadow-float open:flex md:inset-auto md:right-6 md:bottom-6 md:h-[min(44rem,calc(100dvh-3rem))] md:w-[25rem] md:overflow-hidden md:rounded-panel md:border"
    >
      <div className="flex items-center gap-3 border-b border-line py-3 pr-2 pl-4">
        {view.status?.agent ? (
          <Avatar name={view.status.agent} />
        ) : (
          <span className="grid size-11 shrink-0 place-items-center rounded-full border border-brass/40 bg-raised">
            <FanMark className="h-4 w-7 text-brass" />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <h2 ref={heading} id="live-chat-title" tabIndex={-1} className="text-xl outline-none">
            {t("chat.title")}
          </h2>
          <p role="status" className="truncate text-sm text-mist">
            {statusLine(t, view)}
          </p>
        </div>
        <IconButton
          quiet
          label={t("chat.minimise")}
          icon={<ChevronDown size={22} aria-hidden="true" />}
          onClick={onMinimise}
        />
      </div>
      {isKnown && !view.online ? (
        <p
          role="alert"
          className="flex items-center gap-2.5 border-b border-line bg-raised px-4 py-2.5 text-sm"
        >
          <WifiOff size={18} aria-hidden="true" className="shrink-0 text-brass" />
          {t("chat.offline")}
        </p>
      ) : null}
      <ChatBody session={session} view={view} field={field} onLeave={onMinimise} />
    </dialog>
  );
}

type ChatBodyProps = {
  session: ChatSession;
  view: ChatView;
  field: RefObject<HTMLTextAreaElement | null>;
  onLeave: () => void;
};

function ChatBody({ session, view, field, onLeave }: ChatBodyProps) {
  const { t } = useTranslation();
  const { status } = view;
  if (status === null) {
    return (
      <div className="flex-1 px-5 py-6">
        <FormSkeleton fields={3} />
      </div>
    );
  }
  if (status.state === null) {
    // The form keeps its content while the chat is starting.
    if (!status.isOpen && !view.starting) return <ChatClosed opensAt={status.opensAt} onLeave={onLeave} />;
    return <ChatStartForm view={view} onStart={session.start} />;
  }
  return (
    <>
      <ChatLog view={view}>
        {status.position === null ? null : (
          <div role="status" className="mb-4 rounded-card border border-brass/35 bg-brass/8 px-4 py-3">
            <p className="font-semibold">{t("chat.queue", { position: status.position })}</p>
            <p className="text-sm text-mist">{t("chat.queueHint")}</p>
          </div>
        )}
      </ChatLog>
      <ChatFoot session={session} view={view} field={field} onLeave={onLeave} />
    </>
  );
}

function statusLine(t: Translate, { status }: ChatView): string {
  if (status === null) return t("chat.statusConnecting");
  if (status.state === "WAITING") return t("chat.statusWaiting");
  if (status.state === "ACTIVE") return t("chat.statusActive", { name: status.agent ?? "" });
  if (status.state === "ENDED") return t("chat.statusEnded");
  return t(status.isOpen ? "chat.statusOpen" : "chat.statusClosed");
}
