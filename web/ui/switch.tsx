import { type ComponentProps, type ReactNode, useId } from "react";

type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & { label: ReactNode; hint?: ReactNode };

/** A setting that takes effect immediately; use a checkbox for one that is submitted with a form. */
export function Switch({ label, hint, id, className, ...input }: SwitchProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 py-1.5 has-disabled:cursor-not-allowed has-disabled:opacity-50">
        <span className="min-w-0">
          <span className="block font-medium">{label}</span>
          {hint ? (
            <span id={`${controlId}-hint`} className="block text-sm text-mist">
              {hint}
            </span>
          ) : null}
        </span>
        <span className="relative block h-7 w-12 shrink-0">
          <input
            {...input}
            id={controlId}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own checked state.
            role="switch"
            aria-describedby={hint ? `${controlId}-hint` : undefined}
            className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-full border border-edge bg-ink transition-colors checked:border-brass checked:bg-brass"
          />
          <span className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-mist transition-transform peer-checked:translate-x-5 peer-checked:bg-on-brass forced-colors:bg-[CanvasText]" />
        </span>
      </label>
    </div>
  );
}
