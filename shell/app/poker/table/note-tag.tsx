import type { PokerNote } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import StickyNote from "lucide-react/icons/sticky-note";
import { colourKeys } from "./note-dialog.tsx";

type NoteTagProps = { name: string; note: PokerNote | null; onOpen: () => void };

/** The corner of a seat that shows the colour of the player's note and opens it. */
export function NoteTag({ name, note, onOpen }: NoteTagProps) {
  const { t } = useTranslation();
  const label = note?.colour
    ? t("poker.noteTagged", { name, colour: t(colourKeys[note.colour]) })
    : t("poker.noteAbout", { name });
  return (
    <button
      type="button"
      aria-label={label}
      title={note?.text || label}
      data-colour={note?.colour ?? undefined}
      data-note={note ? true : undefined}
      className="poker-tag touch-target"
      onClick={onOpen}
    >
      <StickyNote size={12} aria-hidden="true" />
    </button>
  );
}
