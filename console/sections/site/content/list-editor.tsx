import { Button } from "@parlour/web/ui/button";
import { TextField } from "@parlour/web/ui/text-field";
import { type DragEvent, type ReactNode, useState } from "react";
import { type Path, titleOf } from "../../../parts/conflicts/field-path.ts";
import { AddEntry } from "./add-entry.tsx";
import { moveItem } from "./body-paths.ts";
import { EntryBar } from "./entry-bar.tsx";
import { type ChangeAt, labelOf } from "./field-label.ts";
import { GameField } from "./game-field.tsx";
import { optionalFields } from "./templates.ts";

type ListEditorProps = {
  name: string;
  items: readonly unknown[];
  path: Path;
  onChange: ChangeAt;
  /** The form of one entry; lists may be nested. */
  children: (entry: Readonly<Record<string, unknown>>, path: Path) => ReactNode;
};

/** Blocks, menu entries and slides, which can be dragged by their handle or moved with the arrow keys. */
export function ListEditor({ name, items, path, onChange, children }: ListEditorProps) {
  const [openAt, setOpenAt] = useState<number>();
  const [dragged, setDragged] = useState<number>();
  const [said, setSaid] = useState("");

  const move = (from: number, to: number) => {
    const moved = moveItem(items, from, to);
    if (moved === items) return;
    onChange(path, moved);
    setOpenAt(undefined);
    setSaid(`${titleOf(items[from])} is now number ${to + 1} of ${items.length}`);
  };
  const drop = (at: number) => (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (dragged !== undefined) move(dragged, at);
    setDragged(undefined);
  };
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-3">
      <legend className="px-1 text-sm font-semibold text-mist">
        {labelOf(name)} ({items.length})
      </legend>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
      <ol className="grid grid-cols-1 gap-2">
        {items.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ID
            key={index}
            onDragOver={(event) => dragged !== undefined && event.preventDefault()}
            onDrop={drop(index)}
            className={`rounded-control border bg-ink ${dragged === index ? "border-brass opacity-60" : "border-line"}`}
          >
            <EntryBar
              title={typeof item === "object" ? titleOf(item) : `${index + 1}`}
              isOpen={openAt === index}
              canOpen={typeof item === "object"}
              onToggle={() => setOpenAt(openAt === index ? undefined : index)}
              onMove={(step) => move(index, index + step)}
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(undefined)}
              onRemove={() => {
                onChange([...path, index], undefined);
                setOpenAt(undefined);
              }}
              onCopy={() => onChange(path, items.toSpliced(index + 1, 0, item))}
            />
            {typeof item === "string" ? (
              <div className="px-3 pb-3">
                {name === "games" ? (
                  <GameField
                    label={`Game ${index + 1}`}
                    value={item}
                    onChange={(slug) => onChange([...path, index], slug)}
                  />
                ) : (
                  <TextField
                    label={`${labelOf(name)} ${index + 1}`}
                    value={item}
                    onChange={(event) => onChange([...path, index], event.target.value)}
                  />
                )}
              </div>
            ) : null}
            {openAt === index && typeof item === "object" && item !== null ? (
              <div className="grid grid-cols-1 gap-4 border-t border-line p-3">
                {children(item as Record<string, unknown>, [...path, index])}
                <p className="flex flex-wrap gap-2">
                  {Object.entries(optionalFields).map(([field, start]) =>
                    field in item || (field === "picture" && !("title" in item)) ? null : (
                      <Button
                        key={field}
                        size="sm"
                        variant="quiet"
                        onClick={() => onChange([...path, index, field], start)}
                      >
                        Add {labelOf(field).toLowerCase()}
                      </Button>
                    ),
                  )}
                </p>
              </div>
            ) : null}
          </li>
        ))}
      </ol>
      <AddEntry name={name} items={items} onAdd={(entry) => onChange(path, [...items, entry])} />
    </fieldset>
  );
}
