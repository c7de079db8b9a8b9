import { IconButton } from "@parlour/web/ui/icon-button";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronRight from "lucide-react/icons/chevron-right";
import Copy from "lucide-react/icons/copy";
import GripVertical from "lucide-react/icons/grip-vertical";
import Trash from "lucide-react/icons/trash-2";

type EntryBarProps = {
  title: string;
  isOpen: boolean;
  canOpen: boolean;
  onToggle: () => void;
  onMove: (step: -1 | 1) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  onRemove: () => void;
  onCopy: () => void;
};

export function EntryBar(props: EntryBarProps) {
  const { title, isOpen, canOpen, onToggle, onMove, onDragStart, onDragEnd, onRemove, onCopy } = props;
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <div className="flex items-center gap-1 pr-1">
      <IconButton
        quiet
        draggable
        label={`Move ${title}: drag, or use the arrow keys`}
        icon={<GripVertical size={18} aria-hidden="true" />}
        className="cursor-grab"
        onDragStart={onDragStart}
        onDragEnd={onDragEnd}
        onKeyDown={(event) => {
          const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : undefined;
          if (step === undefined) return;
          event.preventDefault();
          const bar = event.currentTarget.closest("li");
          onMove(step);
          // The moved entry keeps the focus, so that it can be moved again.
          const next = step === -1 ? bar?.previousElementSibling : bar?.nextElementSibling;
          next?.querySelector<HTMLElement>("button[draggable]")?.focus();
        }}
      />
      {canOpen ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-2 rounded-tick text-left"
        >
          <Arrow size={18} aria-hidden="true" className="shrink-0 text-mist" />
          <span className="truncate">{title}</span>
        </button>
      ) : (
        <span className="min-w-0 flex-1 truncate text-mist">{title}</span>
      )}
      <IconButton
        quiet
        label={`Copy ${title}`}
        icon={<Copy size={18} aria-hidden="true" />}
        onClick={onCopy}
      />
      <IconButton
        quiet
        label={`Remove ${title}`}
        icon={<Trash size={18} aria-hidden="true" />}
        onClick={onRemove}
      />
    </div>
  );
}
