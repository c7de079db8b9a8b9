import { classNames } from "./class-names.ts";

type AvatarProps = {
  /** The person's name; without a picture the initials are shown. */
  name: string;
  src?: string | undefined;
  size?: "sm" | "md" | "lg";
};

const sizes = { sm: "size-8 text-xs", md: "size-11 text-base", lg: "size-16 text-xl" };

export function Avatar({ name, src, size = "md" }: AvatarProps) {
  return (
    <span
      role="img"
      aria-label={name}
      className={classNames(
        "inline-grid shrink-0 place-items-center overflow-hidden rounded-full border border-brass/40 bg-raised font-semibold text-bright",
        sizes[size],
      )}
    >
      {src ? (
        <img src={src} alt="" className="size-full object-cover" />
      ) : (
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  );
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}
