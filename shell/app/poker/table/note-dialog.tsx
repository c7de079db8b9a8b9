import { savePokerNote } from "@parlour/contracts/calls/poker/poker-room/save-poker-note";
import {
  POKER_NOTE_LENGTH,
  POKER_TAG_COLOURS,
  type PokerNote,
  type PokerTagColour,
} from "@parlour/contracts/entities/poker";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { type FormEvent, useId, useState } from "react";

export const colourKeys: Record<PokerTagColour, MessageKey> = {
  red: "poker.colourRed",
  orange: "poker.colourOrange",
  yellow: "poker.colourYellow",
  green: "poker.colourGreen",
  blue: "poker.colourBlue",
  purple: "poker.colourPurple",
};

const save = client(savePokerNote);

type NoteDialogProps = {
  tableId: string;
  session: string;
  seat: { seat: number; name: string };
  note: PokerNote | null;
  onClose: () => void;
  onSaved: () => void;
};

/** A private note about a player, with a colour. */
export function NoteDialog({ tableId, session, seat, note, onClose, onSaved }: NoteDialogProps) {
  const { t } = useTranslation();
  const form = useId();
  const [colour, setColour] = useState<PokerTagColour | null>(note?.colour ?? null);
  const [text, setText] = useState(note?.text ?? "");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit(next: { colour: PokerTagColour | null; text: string }): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      await save({ session, params: { tableId, seat: seat.seat }, body: { name: seat.name, ...next } });
      onSaved();
      onClose();
    } catch (cause) {
      const code = cause instanceof ApiError ? cause.errorCode : null;
      const isGone = code === "CONFLICT" || code === "NOT_FOUND";
      setError(t(isGone ? "poker.noteMoved" : "poker.refusedUnavailable"));
    } finally {
      setBusy(false);
    }
  }
  const swatch = (value: PokerTagColour | null, label: string) => (
    <label key={value ?? "none"} className="poker-swatch" title={label}>
      <input
        type="radio"
        name={`${form}-colour`}
        className="sr-only"
        checked={colour === value}
        onChange={() => setColour(value)}
      />
      <span data-colour={value ?? undefined} />
      <span className="sr-only">{label}</span>
    </label>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("poker.noteAbout", { name: seat.name })}
      closeLabel={t("poker.close")}
      actions={
        <>
          {note ? (
            <Button variant="quiet" disabled={isBusy} onClick={() => void submit({ colour: null, text: "" })}>
              {t("poker.noteDelete")}
            </Button>
          ) : null}
          <Button type="submit" form={form} variant="primary" loading={isBusy}>
            {t("poker.noteSave")}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="grid gap-4"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit({ colour, text });
        }}
      >
        <fieldset>
          <legend className="mb-2 font-semibold">{t("poker.noteColour")}</legend>
          <div className="flex flex-wrap gap-1">
            {swatch(null, t("poker.colourNone"))}
            {POKER_TAG_COLOURS.map((value) => swatch(value, t(colourKeys[value])))}
          </div>
        </fieldset>
        <TextAreaField
          label={t("poker.noteText")}
          hint={t("poker.noteHint")}
          maxLength={POKER_NOTE_LENGTH}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {error ? (
          <p role="alert" className="text-sm text-alarm">
            {error}
          </p>
        ) : null}
      </form>
    </Dialog>
  );
}
