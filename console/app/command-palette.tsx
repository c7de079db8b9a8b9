import { searchEverything } from "@parlour/contracts/calls/office/global-search/search-everything";
import { type SearchRank, searchRank } from "@parlour/rules/search-rank";
import { callResource } from "@parlour/web/api/call-resource";
import { useResource } from "@parlour/web/api/use-resource";
import { Dialog } from "@parlour/web/ui/dialog";
import { fieldBoxClass } from "@parlour/web/ui/form-field";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { failureText } from "../parts/failure-text.ts";
import { Moment } from "../parts/moment.tsx";
import { useDelayed } from "../parts/use-delayed.ts";
import { findTargets } from "../search-targets.ts";
import { maySee, useOperator } from "./operator-context.ts";
import { rankEntries } from "./rank-entries.ts";
import { groupOf, pathOf } from "./search-hits.ts";

const shortest = 2;

type Entry = {
  key: string;
  group: string;
  title: string;
  text: string;
  at: string | null;
  path: string;
  rank: SearchRank;
};

/**
 * The search dialog (Ctrl-K) for everything that the operator has access to. Arrow keys select a result,
 * Enter opens it.
 */
export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Search" closeLabel="Close" wide>
      <Palette onClose={onClose} />
    </Dialog>
  );
}

function Palette({ onClose }: { onClose: () => void }) {
  const me = useOperator();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const [isEntered, setEntered] = useState(false);
  const term = useDelayed(typed.trim());
  const isAsked = term.length >= shortest;
  const resource = useResource(isAsked ? callResource(searchEverything, { query: { term } }) : null);
  // The dialog opens after this effect and focuses the element with the `autofocus` attribute, which React's
  // `autoFocus` prop does not set.
  useEffect(() => input.current?.setAttribute("autofocus", ""), []);

  const hits = isAsked && !resource.loading ? (resource.value?.items ?? []) : [];
  const entries = rankEntries<Entry>(
    hits.map((hit) => ({
      ...hit,
      key: `${hit.kind} ${hit.id}`,
      group: groupOf(hit),
      path: pathOf(hit, me),
    })),
    findTargets(typed, (roles) => maySee(me, roles)).map((target) => ({
      ...target,
      key: target.path,
      at: null,
      rank: searchRank(typed, [target.title]),
    })),
  );
  const chosen = Math.min(active, entries.length - 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to each entry that is selected
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [chosen]);

  const go = (entry: Entry | undefined) => {
    if (entry === undefined) return;
    onClose();
    navigate(entry.path);
  };
  // The results for the latest input may not have arrived yet; Enter then waits for them.
  const isSettled = term === typed.trim() && !resource.loading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens once, when the results for the term have loaded
  useEffect(() => {
    if (!isEntered || !isSettled) return;
    setEntered(false);
    go(entries[chosen]);
  }, [isEntered, isSettled]);
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      setActive((chosen + step + entries.length) % Math.max(1, entries.length));
    } else if (event.key === "Enter") {
      event.preventDefault();
      setEntered(true);
    }
  };
  return (
    <>
      <input
        ref={input}
        role="combobox"
        aria-label="Search players, payments, rounds, bets, pages and settings"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={entries[chosen] ? `${id}-${chosen}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder="Name, email, phone, ID, page or setting"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
          setEntered(false);
        }}
        onKeyDown={keyDown}
        className={`${fieldBoxClass} h-12 w-full`}
      />
      <p role="status" className="mt-2 min-h-6 text-sm text-mist">
        {statusText({ isAsked, loading: resource.loading, error: resource.error, found: entries.length })}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Results"
        className="mt-1 grid min-h-72 content-start"
      >
        {entries.map((entry, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and handles the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: an active descendant is never focused.
          <div
            key={entry.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            onPointerMove={() => setActive(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => go(entry)}
            className="flex min-h-11 cursor-pointer items-baseline gap-3 rounded-chip px-3 py-2 aria-selected:bg-lifted"
          >
            <span className="w-24 shrink-0 text-sm text-mist">{entry.group}</span>
            <span className="min-w-0 flex-1">
              <span className="font-semibold">{entry.title}</span>{" "}
              <span className="text-sm wrap-anywhere text-mist">{entry.text}</span>
            </span>
            {entry.at ? (
              <span className="shrink-0 text-sm text-mist">
                <Moment at={entry.at} />
              </span>
            ) : null}
          </div>
        ))}
      </div>
    </>
  );
}

function statusText(state: { isAsked: boolean; loading: boolean; error: unknown; found: number }): string {
  if (!state.isAsked) return "Type at least two characters.";
  if (state.loading) return "Searching…";
  if (state.error !== undefined) return failureText(state.error);
  if (state.found === 0) return "Nothing found. To find a payment, round or bet, enter its full ID.";
  return state.found === 1 ? "1 result" : `${state.found} results`;
}
