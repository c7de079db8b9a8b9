import { useTranslation } from "@parlour/web/i18n/translation-context";
import { leaderPasses, orderAt, type Track } from "./race-positions.ts";

/** The commentary so far, newest first, as a list that screen readers announce. */
export function Commentary({
  tracks,
  atMs,
  nameOf,
}: {
  tracks: readonly Track[];
  atMs: number;
  nameOf: (number: number) => string;
}) {
  const { t } = useTranslation();
  const passes = leaderPasses(tracks);
  const lines = passes.flatMap((passMs, post) => {
    if (passMs > atMs) return [];
    const [first, second, third] = orderAt(tracks, passMs).map(nameOf);
    const values = { first: first ?? "", second: second ?? "", third: third ?? "" };
    const isFinish = post === passes.length - 1;
    if (isFinish) return [t("racebook.callFinish", values)];
    if (post === 0) return [t("racebook.callStart", values)];
    if (post === Math.floor(passes.length / 2) - 1) return [t("racebook.callHalfway", values)];
    if (post === passes.length - 2) return [t("racebook.callStraight", values)];
    return post % 2 === 0 ? [t("racebook.callRunning", values)] : [];
  });
  return (
    <div>
      <h4 className="text-sm font-semibold">{t("racebook.commentary")}</h4>
      <ol aria-live="polite" className="mt-1 grid gap-1 text-sm text-mist">
        {(lines.length === 0 ? [t("racebook.callReady")] : lines).toReversed().map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </div>
  );
}
