import { classNames } from "./class-names.ts";
import { DialogElement, type DialogProps } from "./dialog-element.tsx";

/** Rises from the bottom on phones and slides in from a side beyond: menus, filters, details. */
export function Sheet({ side = "end", ...props }: DialogProps & { side?: "start" | "end" }) {
  return <DialogElement {...props} className={classNames("sheet", side === "start" && "sheet-start")} />;
}
