import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

type ButtonLook = {
  /**
   * `primary` is for the main action of a screen, `play` starts a game, `danger` is for destructive actions.
   */
  variant?: "primary" | "secondary" | "quiet" | "play" | "danger" | undefined;
  size?: "sm" | "md" | "lg" | "xl" | undefined;
  /** Makes the button as wide as its container. */
  full?: boolean | undefined;
};

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Shows progress instead of the icon and ignores clicks, while the button keeps its focus and name. */
    loading?: boolean | undefined;
    icon?: ReactNode;
  };

const variants = {
  primary: "brass-fill hover:brightness-105 active:brightness-95",
  secondary:
    "border border-ivory/28 bg-ink/35 text-ivory hover:border-ivory/45 hover:bg-raised active:bg-velvet",
  quiet: "text-ivory hover:bg-raised active:bg-velvet",
  play: "bg-felt text-white hover:brightness-112 active:brightness-95",
  danger: "bg-oxblood text-white hover:brightness-112 active:brightness-95",
};

const sizes = {
  sm: "touch-target min-h-[34px] gap-2 rounded-chip px-4 py-1 text-base",
  md: "min-h-11 gap-2 rounded-control px-5 py-2 text-base",
  lg: "min-h-12 gap-2 rounded-control px-6 py-2 text-input",
  xl: "min-h-[52px] gap-2.5 rounded-card px-6 py-2 text-md",
};

/**
 * The classes of a button, for links that look like one:
 * `<Link className={buttonClass({ variant: "primary" })}>`.
 */
export function buttonClass({ variant = "secondary", size = "md", full = false }: ButtonLook = {}): string {
  return classNames(
    "inline-flex max-w-full shrink-0 cursor-pointer items-center justify-center text-center font-semibold select-none",
    "transition-[background-color,border-color,filter,transform] active:scale-[0.985]",
    "disabled:pointer-events-none disabled:opacity-45 aria-disabled:cursor-default",
    variants[variant],
    sizes[size],
    full && "w-full",
  );
}

export function Button({
  variant,
  size,
  full,
  loading = false,
  icon,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ variant, size, full }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={press}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
}
