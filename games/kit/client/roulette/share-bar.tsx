import { useGame } from "../game-context.ts";

export type Share = { name: string; count: number; tone: string };

/** The distribution of past results, as a bar with the share of each part in percent. */
export function ShareBar({ shares }: { shares: readonly Share[] }) {
  const { language } = useGame();
  const total = shares.reduce((sum, { count }) => sum + count, 0);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  return (
    <dl className="share-bar">
      {shares.map(({ name, count, tone }) => (
        <div key={name} data-tone={tone} style={{ flexGrow: Math.max(count / Math.max(total, 1), 0.07) }}>
          <dt>{name}</dt>
          <dd>{percent.format(total === 0 ? 0 : count / total)}</dd>
        </div>
      ))}
    </dl>
  );
}
