import { classNames } from "./class-names.ts";
import { DialogElement, type DialogProps } from "./dialog-element.tsx";

/** Asks one thing in the middle of the screen and waits for the answer. */
export function Dialog({ wide = false, ...props }: DialogProps & { wide?: boolean }) {
  return <DialogElement {...props} className={classNames("dialog", wide && "dialog-wide")} />;
}
