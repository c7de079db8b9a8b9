import type { SportId } from "@parlour/sports";

/** One line drawing per sport, all on the same grid and with the same line width. */
const drawings: Readonly<Record<SportId, string>> = {
  football:
    "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 8l3.8 2.8l-1.5 4.5H9.7l-1.5-4.5zM12 3v5M15.8 10.8l4.8-1.5M14.3 15.3l2.9 4M9.7 15.3l-2.9 4M8.2 10.8L3.4 9.3",
  basketball:
    "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM3 12h18M12 3v18M6 5.5c3 3.5 3 9.5 0 13M18 5.5c-3 3.5-3 9.5 0 13",
  "american-football": "M4 20C2 12 8 4 20 4c2 10-5 18-16 16zM8 16l8-8M10 11l3 3M12.5 8.5l3 3",
  "ice-hockey": "M5 3l6 13h6a3 3 0 0 1 3 3v1H9L3 5M3 19h3M3 21h3",
  baseball: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM6 5.5c3 4 3 9 0 13M18 5.5c-3 4-3 9 0 13",
  tennis: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM4 8c6 0 10-1 12-4M20 16c-6 0-10 1-12 4",
  "table-tennis":
    "M10 3a7 7 0 1 1 0 14a7 7 0 1 1 0-14zM14.5 15.5L20 21M5 14.5h10M18 5a2 2 0 1 1 0 4a2 2 0 1 1 0-4z",
  darts:
    "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM12 3v5M12 16v5M3 12h5M16 12h5",
  cricket: "M16 3l5 5L10 19l-5-5zM5 14l-3 7l7-2M18 17a2 2 0 1 1 0 4a2 2 0 1 1 0-4z",
  esports: "M7 7h10a5 5 0 0 1 5 5l-1 6l-5-3H8l-5 3l-1-6a5 5 0 0 1 5-5zM7 10v4M5 12h4M16 11h.01M18 13h.01",
};

export function SportIcon({ sport, size = 20 }: { sport: SportId; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d={drawings[sport]} />
    </svg>
  );
}
