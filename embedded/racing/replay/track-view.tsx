import type { CardRunner } from "@parlour/contracts/entities/racing";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { shareRun, type Track } from "./race-positions.ts";

/** The width of the camera's view; the leader is near its right edge. */
const WINDOW_METRES = 70;
const AHEAD_METRES = 8;
const POST_METRES = 100;
const WIDTH = 700;
const LANE = 17;
const TOP = 26;

/** The runners as seen from the stands: lanes by draw, a marker every 100 metres and the finish line. */
export function TrackView({
  tracks,
  runners,
  distanceMetres,
  atMs,
}: {
  tracks: readonly Track[];
  runners: readonly CardRunner[];
  distanceMetres: number;
  atMs: number;
}) {
  const { t } = useTranslation();
  const lanes = tracks
    .map((track) => ({ track, runner: runners.find(({ number }) => number === track.number)! }))
    .sort((a, b) => a.runner.draw - b.runner.draw);
  const metresOf = (track: Track) => shareRun(track, atMs) * distanceMetres;
  const lead = Math.max(...tracks.map(metresOf));
  const right = Math.max(WINDOW_METRES - AHEAD_METRES, lead) + AHEAD_METRES;
  const x = (metres: number) => ((metres - right + WINDOW_METRES) / WINDOW_METRES) * WIDTH;
  const height = TOP + lanes.length * LANE + 8;
  const posts = Array.from(
    { length: Math.ceil(distanceMetres / POST_METRES) },
    (_, at) => distanceMetres - at * POST_METRES,
  ).filter((metres) => metres > right - WINDOW_METRES && metres < right);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={t("racebook.replayPicture", { metres: Math.max(0, Math.round(distanceMetres - lead)) })}
      className="w-full rounded-card border border-line bg-[#183a2b]"
    >
      <path d={`M0 0H${WIDTH}V${TOP - 8}H0z`} fill="#0f241c" />
      <path d={`M0 ${TOP - 6}H${WIDTH}M0 ${height - 3}H${WIDTH}`} stroke="#f3eee3" strokeWidth="2" />
      {posts.map((metres) => (
        <g key={metres}>
          <path
            d={`M${x(metres)} ${TOP - 6}V${height - 3}`}
            stroke={metres === distanceMetres ? "#f2d391" : "#f3eee3"}
            strokeWidth={metres === distanceMetres ? 5 : 1}
            opacity={metres === distanceMetres ? 1 : 0.25}
          />
          <text x={x(metres) + 4} y="14" fontSize="12" fill="#a9b4c2">
            {metres === distanceMetres ? t("racebook.finish") : distanceMetres - metres}
          </text>
        </g>
      ))}
      {lanes.map(({ track, runner }, lane) => (
        <g
          key={track.number}
          transform={`translate(${Math.max(10, x(metresOf(track)))} ${TOP + lane * LANE + 6})`}
        >
          <path
            d="M-30 0c-3 2-4 6-4 9l2-1c0-3 2-5 4-6zM-8-3l8-8 6-1 2 4-5 1-5 8zM-27 4l-4 9M-22 5l3 8M-7 5l7 7M-11 5l-6 7"
            fill="#7a5236"
            stroke="#7a5236"
            strokeWidth="2"
            strokeLinecap="round"
          />
          <ellipse cx="-17" cy="1" rx="13" ry="5.5" fill="#7a5236" />
          <circle cx="-17" cy="-3" r="7.5" fill="#f3eee3" stroke="#0b0e14" />
          <text x="-17" textAnchor="middle" y="0.6" fontSize="10" fontWeight="700" fill="#0b0e14">
            {runner.number}
          </text>
        </g>
      ))}
    </svg>
  );
}
