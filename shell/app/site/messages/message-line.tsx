import type { Notification } from "@parlour/contracts/entities/notification";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import { IconButton } from "@parlour/web/ui/icon-button";
import ArrowRight from "lucide-react/icons/arrow-right";
import Check from "lucide-react/icons/check";
import Trash2 from "lucide-react/icons/trash-2";
import { useId } from "react";
import { Link } from "react-router";
import { LocalTime } from "../../parts/local-time.tsx";
import { topicIcons } from "./topics.ts";

type MessageLineProps = { message: Notification; onRead: () => void; onRemove: () => void };

export function MessageLine({ message, onRead, onRemove }: MessageLineProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const { title, text, link, acknowledged, createdAt, topic } = message;
  const Icon = topicIcons[topic];
  return (
    <article
      aria-labelledby={titleId}
      className={classNames(
        "flex gap-3.5 rounded-control px-2 py-4 md:px-3",
        !acknowledged && "bg-raised/60 shadow-[inset_3px_0_0_var(--color-brass)]",
      )}
    >
      <span
        className={classNames(
          "grid size-10 shrink-0 place-items-center rounded-chip",
          acknowledged ? "bg-raised text-mist" : "bg-ink/60 text-brass",
        )}
      >
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <h3
          id={titleId}
          className={classNames(
            "font-sans text-base wrap-anywhere",
            acknowledged ? "font-medium" : "font-semibold",
          )}
        >
          {acknowledged ? null : <span className="sr-only">{t("messages.unread")} </span>}
          {title}
        </h3>
        <p className="mt-0.5 text-mist [overflow-wrap:anywhere] whitespace-pre-line">{text}</p>
        <div className="mt-1 flex flex-wrap items-center gap-x-5">
          <p className="text-sm text-mist">
            <LocalTime at={createdAt} />
          </p>
          {link ? (
            <Link
              to={link}
              onClick={() => {
                if (!acknowledged) onRead();
              }}
              className="touch-target inline-flex items-center gap-1.5 font-semibold text-bright hover:text-ivory"
            >
              {t("messages.open")}
              <ArrowRight size={16} aria-hidden="true" />
            </Link>
          ) : null}
        </div>
      </div>
      <div className="flex shrink-0 max-sm:flex-col">
        {acknowledged ? null : (
          <IconButton
            quiet
            label={t("messages.markRead", { title })}
            icon={<Check size={18} aria-hidden="true" />}
            onClick={onRead}
          />
        )}
        <IconButton
          quiet
          label={t("messages.delete", { title })}
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </article>
  );
}
