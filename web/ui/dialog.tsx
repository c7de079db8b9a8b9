import { classNames } from "./class-names.ts";
import { DialogElement, type DialogProps } from "./dialog-element.tsx";

/** A modal dialog in the middle of the screen. */
export function Dialog({ wide = false, ...props }: DialogProps & { wide?: boolean }) {
  return <DialogElement {...props} className={classNames("dialog", wide && "dialog-wide")} />;
}
