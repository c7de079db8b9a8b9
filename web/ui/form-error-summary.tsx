import CircleAlert from "lucide-react/icons/circle-alert";
import type { Ref } from "react";

type FormErrorSummaryProps = {
  title: string;
  errors: readonly { fieldId?: string | undefined; message: string }[];
  ref?: Ref<HTMLDivElement>;
};

/**
 * Lists the errors above a long form, with links to the fields. Screen readers announce it when it appears.
 */
export function FormErrorSummary({ title, errors, ref }: FormErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-card border border-alarm/45 bg-oxblood/15 px-4 py-3.5"
    >
      <CircleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-alarm" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <ul className="mt-1 grid gap-1">
          {errors.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ""} ${message}`}>
              {fieldId ? (
                <a
                  href={`#${fieldId}`}
                  className="inline-block py-0.5 text-alarm underline underline-offset-3 hover:text-ivory"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId)?.focus();
                  }}
                >
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
