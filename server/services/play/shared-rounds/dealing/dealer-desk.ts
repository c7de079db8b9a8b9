import type { DealtTable } from "@parlour/contracts/entities/dealt-table";
import type { Kit } from "@parlour/server/kit/kit";
import type { TableMedia } from "@parlour/server/kit/ports/table-media";
import type { Table } from "../table.ts";
import { listTipsOfShift } from "../tips/tip-store.ts";
import { toDealtTable } from "./dealt-view.ts";
import { findShift } from "./shift-store.ts";

/** The parts that all calls of the dealer's console use. */
export type DealerDesk = {
  kit: Kit;
  media: TableMedia;
  /** The tables with a human dealer. */
  list(): readonly Table[];
  find(slug: string): Table | undefined;
  /** Reads the table as the operator's console shows it. */
  show(table: Table, operator: { id: string }): Promise<DealtTable>;
};

type Parts = {
  kit: Kit;
  media: TableMedia;
  tables(): Iterable<Table>;
  nameOf(slug: string): string;
};

const tipsShown = 8;

export function createDealerDesk({ kit, media, tables, nameOf }: Parts): DealerDesk {
  const list = () => [...tables()].filter(({ game }) => game.dealt !== undefined);
  return {
    kit,
    media,
    list,
    find: (slug) => list().find(({ game }) => game.slug === slug),
    async show(table, { id: operatorId }) {
      await table.refresh();
      const { slug } = table.game;
      const shift = await findShift(kit.db, slug);
      const tips =
        shift === undefined
          ? []
          : await listTipsOfShift(kit.db, {
              ...{ slug, dealerId: shift.operatorId, since: shift.openedAt, count: tipsShown },
            });
      return toDealtTable(table, { name: nameOf(slug), shift, tips, operatorId, now: kit.clock.now() });
    },
  };
}
