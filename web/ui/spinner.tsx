import { classNames } from "./class-names.ts";

type SpinnerProps = {
  /**
   * The text that is announced to screen readers. Omit it if the surrounding control already says what is
   * happening.
   */
  label?: string;
  size?: "sm" | "md" | "lg";
};

const sizes = { sm: "size-5", md: "size-7", lg: "size-10" };

export function Spinner({ label, size = "sm" }: SpinnerProps) {
  const wheel = (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className={classNames("animate-spin", sizes[size])}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
  if (label === undefined) return wheel;
  return (
    <span role="status" className="inline-flex">
      {wheel}
      <span className="sr-only">{label}</span>
    </span>
  );
}
