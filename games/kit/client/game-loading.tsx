import { FanMark } from "@parlour/web/ui/fan-mark";

/** The loading screen has no text, because the player's language is not known yet. */
export function GameLoading() {
  return (
    <main className="grid h-dvh place-items-center" aria-busy="true">
      <span className="animate-breathe text-brass">
        <FanMark className="h-10 w-auto" />
      </span>
    </main>
  );
}
