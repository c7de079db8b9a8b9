import { FanMark } from "@parlour/web/ui/fan-mark";
import { Wordmark } from "@parlour/web/ui/wordmark";

/**
 * The error page for when not even the texts could be loaded: logo, status code and a link to the home page.
 */
export function WordlessError() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <a href="/" aria-label="Parlour" className="flex flex-col items-center gap-8 p-8">
        <FanMark className="h-24 w-[166px] text-brass/80" />
        <span className="overline-label">500</span>
        <Wordmark />
      </a>
    </main>
  );
}
