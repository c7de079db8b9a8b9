import { useTranslation } from "@parlour/web/i18n/translation-context";
import Search from "lucide-react/icons/search";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { SearchResultList } from "./search-result-list.tsx";
import { useGameSearch } from "./use-game-search.ts";

type GameSearchProps = {
  delayMs: number;
  /** The channel whose games are listed first. */
  channel?: string;
  /**
   * Whether the results float above the page. If not, they are part of the site's search overlay, which also finds
   * channels, competitions, teams and matches.
   */
  hanging: boolean;
  input?: RefObject<HTMLInputElement | null>;
  onLeave?: () => void;
};

/** A search field with results. Focus stays in the field; arrow keys select a result, Enter opens it. */
export function GameSearch({ delayMs, channel, hanging, input, onLeave }: GameSearchProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const [term, setTerm] = useState("");
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = useGameSearch(term, delayMs, channel, !hanging);
  const label = t(hanging ? "lobby.searchGames" : "lobby.searchSite");
  const results = search.state === "found" ? search.results : [];
  const isShown = open && search.state !== "empty";

  useEffect(() => {
    // In an overlay the results stay open, so that nothing moves when the visitor clicks.
    if (!isShown || !hanging) return;
    const press = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener("pointerdown", press);
    return () => removeEventListener("pointerdown", press);
  }, [isShown, hanging]);

  const leave = () => {
    setOpen(false);
    setTerm("");
    onLeave?.();
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && (isShown || term !== "")) {
      event.preventDefault();
      event.stopPropagation();
      leave();
    } else if ((event.key === "ArrowDown" || event.key === "ArrowUp") && results.length > 0) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((active + step + results.length + (active < 0 && step < 0 ? 1 : 0)) % results.length);
    } else if (event.key === "Enter" && isShown) {
      const chosen = results[active] ?? results[0];
      if (!chosen) return;
      event.preventDefault();
      leave();
      void navigate(chosen.href);
    }
  };
  return (
    <search ref={box} className="relative block w-full">
      <label className="relative block">
        <span className="sr-only">{label}</span>
        <Search
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-mist"
        />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && results[active] ? `${id}-${results[active].id}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={60}
          placeholder={label}
          value={term}
          onChange={(event) => {
            setTerm(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={keyDown}
          className="h-12 w-full rounded-control border border-field bg-ink pr-3.5 pl-11 text-input transition-colors hover:border-edge"
        />
      </label>
      <div
        className={
          hanging
            ? `absolute inset-x-0 top-full z-30 mt-2 max-h-[60dvh] overflow-y-auto rounded-card border border-line bg-raised shadow-float ${isShown ? "" : "hidden"}`
            : `mt-3 ${isShown ? "" : "hidden"}`
        }
      >
        <SearchResultList id={id} search={search} active={active} onPoint={setActive} onLeave={leave} />
      </div>
    </search>
  );
}
