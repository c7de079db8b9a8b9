import { openTablesTopic, tableTopic } from "@parlour/contracts/entities/live-table";
import type { Kit } from "@parlour/server/kit/kit";
import type { StreamSource } from "@parlour/server/kit/stream/stream-source";
import type { TableDirectory } from "./copies/table-directory.ts";
import { tableStateOf } from "./table-state.ts";

/**
 * The stream topics of the tables in the live room. A page that shows a table counts as a watcher, so the
 * table keeps running.
 */
export function roomTopics(
  { clock }: Pick<Kit, "clock">,
  directory: Pick<TableDirectory, "find" | "openCopies" | "onChange">,
): readonly StreamSource[] {
  const find = (slug: string | undefined) => {
    const table = directory.find(slug ?? "");
    return table?.game.resultOf ? table : undefined;
  };
  const openCopies = () => ({ version: null, data: { copies: directory.openCopies() } });
  return [
    {
      pattern: openTablesTopic,
      access: "anyone",
      snapshot: async () => openCopies(),
      listen: async (_params, onChange) => {
        const stop = directory.onChange(() => onChange(openCopies()));
        return async () => stop();
      },
    },
    {
      pattern: tableTopic("{slug}"),
      access: "anyone",
      async snapshot({ slug }) {
        const table = find(slug);
        return table && { version: null, data: tableStateOf(table, clock.now()) };
      },
      async listen({ slug }, onChange) {
        const table = find(slug);
        if (table === undefined) return async () => {};
        const notify = () => onChange({ version: null, data: tableStateOf(table, clock.now()) });
        const leave = await table.join({ onRound: notify, onBets: notify, onAdmission: notify });
        return async () => leave();
      },
    },
  ];
}
