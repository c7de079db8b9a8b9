import { classNames } from "./class-names.ts";
import { DialogElement, type DialogProps } from "./dialog-element.tsx";

/**
 * A panel for menus, filters and details: it opens from the bottom on phones, and from a side on wider
 * screens.
 */
export function Sheet({ side = "end", ...props }: DialogProps & { side?: "start" | "end" }) {
  return <DialogElement {...props} className={classNames("sheet", side === "start" && "sheet-start")} />;
}
