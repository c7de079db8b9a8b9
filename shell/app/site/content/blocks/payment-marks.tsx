import type { BlockOf } from "../../../parts/block-types.ts";
import { ContentIcon } from "../../../parts/content-icon.tsx";

/**
 * The accepted payment methods as logos; those that are not offered are left out. This is not a landmark, because a page may show them both in its
 * content and in the footer.
 */
export function PaymentMarks({ title, marks }: BlockOf<"payment_marks">) {
  if (marks.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 text-sm text-mist">
      <h2 className="font-sans text-sm font-semibold text-ivory">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {marks.map(({ label, icon }) => (
          <li
            key={label}
            className="flex min-h-9 items-center gap-2 rounded-control border border-line bg-velvet px-3 font-medium text-ivory"
          >
            <span className="text-brass">
              <ContentIcon name={icon} size={18} />
            </span>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
