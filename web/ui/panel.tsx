import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

type PanelProps = Omit<ComponentProps<"section">, "title"> & {
  title?: ReactNode;
  /** Content at the end of the title's line. */
  action?: ReactNode;
};

/** A large surface for a form or list; with a title it is a named region of the page. */
export function Panel({ title, action, className, children, ...rest }: PanelProps) {
  const titleId = useId();
  return (
    <section
      {...rest}
      aria-labelledby={title ? titleId : undefined}
      className={classNames("rounded-panel border border-line bg-velvet p-[18px] md:p-[26px]", className)}
    >
      {title || action ? (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {title ? (
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
          ) : null}
          {action}
        </div>
      ) : null}
      {children}
    </section>
  );
}
