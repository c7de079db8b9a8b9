import X from "lucide-react/icons/x";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { FloatContainerContext } from "./float-container.tsx";
import { IconButton } from "./icon-button.tsx";

export type DialogProps = {
  open: boolean;
  /** Called after Escape, a click on the backdrop or the close button, or the phone's back gesture. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  actions?: ReactNode;
  /** Whether Escape and the backdrop close the dialog; false if the user must choose. */
  dismissible?: boolean;
};

/**
 * The native modal dialog, which provides the top layer, an inert page behind it and focus return. This component adds
 * a Tab loop, and lets the parent decide whether to close.
 */
export function DialogElement(props: DialogProps & { className: string }) {
  const {
    open,
    onClose,
    title,
    description,
    closeLabel,
    children,
    actions,
    dismissible = true,
    className,
  } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const [element, setElement] = useState<HTMLDialogElement | null>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    setElement(dialog);
    if (open && !dialog.open) {
      dialog.showModal();
      focusFirstField(dialog);
    } else if (!open && dialog.open) dialog.close();
    // The effect runs after every render: if the browser has closed a dialog that the parent keeps open, the dialog is
    // shown again.
  });

  return (
    <dialog
      ref={ref}
      className={className}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        if (dismissible) onClose();
      }}
      onClose={(event) => {
        // On a second back gesture, the browser closes the dialog without letting us prevent it.
        if (!open) return;
        if (dismissible) onClose();
        else event.currentTarget.showModal();
      }}
      onClick={(event) => {
        if (dismissible && event.target === event.currentTarget) onClose();
      }}
      onKeyDown={(event) => {
        keepTabInside(event);
        // Escape is handled in our own code, because the browser lets us cancel the closing only once: a second press
        // would close the dialog.
        if (event.key !== "Escape") return;
        event.preventDefault();
        if (dismissible) onClose();
      }}
    >
      <div className="flex h-full max-h-[inherit] min-h-0 flex-col">
        <header className="flex items-start justify-between gap-4 px-5 pt-5 md:px-6 md:pt-6">
          <div className="min-w-0 pt-2">
            <h2 id={`${id}-title`} className="text-2xl">
              {title}
            </h2>
            {description ? (
              <p id={`${id}-description`} className="mt-2 text-mist">
                {description}
              </p>
            ) : null}
          </div>
          {dismissible ? (
            <IconButton
              quiet
              className="-mr-2.5"
              label={closeLabel}
              icon={<X size={20} aria-hidden="true" />}
              onClick={onClose}
            />
          ) : null}
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
        <div className="min-h-0 flex-1 overflow-y-auto px-5 py-5 md:px-6" tabIndex={0}>
          <FloatContainerContext value={element}>{open ? children : null}</FloatContainerContext>
        </div>
        {actions ? (
          <footer className="flex flex-col-reverse gap-3 border-t border-line px-5 py-4 sm:flex-row sm:justify-end md:px-6">
            {actions}
          </footer>
        ) : null}
      </div>
    </dialog>
  );
}

const fields =
  'input:not(:disabled):not([readonly]):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled):not([readonly])';

/**
 * Moves the focus from the close button, where the browser puts it, to the first field, because a typed space
 * or Enter would otherwise press that button. Does nothing on touch screens, where the keyboard would cover the
 * dialog.
 */
function focusFirstField(dialog: HTMLDialogElement) {
  if (dialog.querySelector("[autofocus]") || matchMedia("(pointer: coarse)").matches) return;
  const field = [...dialog.querySelectorAll<HTMLElement>(fields)].find((each) => each.checkVisibility());
  field?.focus({ preventScroll: true });
}

const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled):not([type="hidden"]), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

function keepTabInside(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(tabbable)].filter((stop) =>
    stop.checkVisibility(),
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const onward = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement === edge || document.activeElement === event.currentTarget) {
    event.preventDefault();
    onward?.focus();
  }
}
