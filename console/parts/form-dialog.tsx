import { ApiError } from "@parlour/web/api/api-error";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { showToast } from "@parlour/web/ui/toast";
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { Failure } from "./failure.tsx";
import { failureText } from "./failure-text.ts";
import { useBackGuard } from "./use-back-guard.ts";
import { useFormDraft } from "./use-form-draft.ts";

/** An action that solves a problem, such as opening another dialog. */
export type Remedy = { label: string; onSelect: () => void };

export type FormDialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The effect of the action, with figures. */
  description?: ReactNode;
  children?: ReactNode;
  /** The label of the confirm button. */
  action: string;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /**
   * Performs the action. If this function returns `false` or throws, the dialog stays open and shows the error. If it
   * returns a text, that text is shown instead of `done`.
   */
  onSubmit: () => Promise<unknown>;
  /** A message that is shown when the action has succeeded. */
  done?: string | undefined;
  /**
   * Loads the latest version after a conflict. The operator's input is kept, so that it can be saved as a
   * change of that version.
   */
  onConflict?: (() => void) | undefined;
  /** Whether someone else has deleted the record that is edited, so that it can't be saved any more. */
  isDeleted?: boolean | undefined;
  /** Returns an action that solves the problem after a failure. It is shown as a button beside the error. */
  remedyFor?: ((error: unknown) => Remedy | undefined) | undefined;
  /** Describes an error, if the general text doesn't fit. */
  describeFailure?: ((error: unknown) => string) | undefined;
  /** The text for a conflict that was not caused by another operator's change. */
  conflict?: string | undefined;
  /** Whether the input is kept after closing, so that the dialog can close without asking. */
  keepsInput?: boolean | undefined;
  /** Identifies the record where the page and the title don't, so that input is not restored for another one. */
  record?: string | undefined;
};

const deletedText =
  "Someone else deleted this while you edited it, so it can't be saved. Copy what you still need, then close.";

/**
 * A form in a dialog. Used alone for changes that affect only the operator, such as a saved view; every other change
 * needs a reason and uses `ReasonDialog`.
 */
export function FormDialog(props: FormDialogProps) {
  const { open, onClose, title, description, children, action, danger, disabled, onSubmit, done } = props;
  const {
    isDeleted = false,
    conflict,
    onConflict,
    remedyFor,
    describeFailure = failureText,
    keepsInput = false,
    record = "",
  } = props;
  const formId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const [remedy, setRemedy] = useState<Remedy>();
  const [busy, setBusy] = useState(false);
  const guard = useInputGuard(open && !keepsInput);
  const form = useRef<HTMLFormElement>(null);
  const draft = useFormDraft(form, { isOpen: open, title, record });
  const close = () => {
    if (busy) return;
    setFailure(null);
    if (!keepsInput) draft.clear();
    onClose();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || disabled || isDeleted) return;
    setFailure(null);
    setBusy(true);
    try {
      const result = await onSubmit();
      if (result === false) return;
      draft.clear();
      onClose();
      const message = typeof result === "string" ? result : done;
      if (message) showToast({ tone: "success", title: message });
    } catch (error) {
      const isConflict = error instanceof ApiError && error.errorCode === "CONFLICT";
      setRemedy(
        isConflict && onConflict
          ? { label: "Load latest version", onSelect: onConflict }
          : remedyFor?.(error),
      );
      // Only dialogs that edit an existing record can load its latest version.
      const isGone = error instanceof ApiError && error.errorCode === "NOT_FOUND" && onConflict !== undefined;
      if (isGone) setFailure(deletedText);
      else setFailure(isConflict ? (conflict ?? failureText(error)) : describeFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const remedyButton = remedy ? (
    <Button
      size="sm"
      onClick={() => {
        setFailure(null);
        remedy.onSelect();
      }}
    >
      {remedy.label}
    </Button>
  ) : undefined;
  return (
    <Dialog
      open={open}
      // Escape, the backdrop and the close button are easily hit by mistake, so the dialog asks for confirmation
      // before it closes in one of these ways. The Cancel button closes it at once.
      onClose={guard.hasInput ? guard.ask : close}
      title={title}
      description={description}
      closeLabel="Close"
      actions={
        guard.isAsking ? (
          <DiscardQuestion onKeep={guard.keep} onDiscard={close} />
        ) : (
          <>
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={danger ? "danger" : "primary"}
              loading={busy}
              disabled={disabled || isDeleted}
            >
              {action}
            </Button>
          </>
        )
      }
    >
      <form
        id={formId}
        ref={form}
        className="grid gap-5"
        noValidate
        onInput={(event) => {
          guard.onInput();
          draft.onInput(event.target);
        }}
        onSubmit={submit}
      >
        {draft.isRestored ? (
          <p role="status" className="text-sm text-bright">
            What you entered here before was restored. Check that it still fits.
          </p>
        ) : null}
        <Failure text={isDeleted ? deletedText : failure} action={isDeleted ? undefined : remedyButton} />
        {children}
      </form>
    </Dialog>
  );
}

/** Tracks whether there is input that closing the dialog, leaving the page or closing the tab would lose. */
function useInputGuard(isOn: boolean) {
  const [hasInput, setInput] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (isOn) return;
    setInput(false);
    setAsking(false);
  }, [isOn]);
  useEffect(() => {
    if (!hasInput) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [hasInput]);
  useBackGuard(hasInput, () => setAsking(true));
  return {
    hasInput,
    isAsking,
    onInput: () => setInput(isOn),
    // Pressing Escape a second time closes the question and keeps the form open, so that nothing is lost.
    ask: () => setAsking(!isAsking),
    keep: () => setAsking(false),
  };
}

function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <>
      <p role="alert" className="mr-auto self-center font-semibold">
        Discard what you entered?
      </p>
      <Button variant="quiet" onClick={onDiscard}>
        Discard
      </Button>
      <Button variant="primary" autoFocus onClick={onKeep}>
        Keep editing
      </Button>
    </>
  );
}
