import type { DealerState } from "@parlour/contracts/entities/live-table";
import { parseCopySlug } from "@parlour/rules/table-copy";
import type { Kit } from "@parlour/server/kit/kit";
import type { TableAdmission } from "../table-admission.ts";
import { listStatuses, type NotedStatus, noteStatus, type StatusPart } from "./event-store.ts";

type Status = Omit<NotedStatus, "slug" | "at">;
type LoggedTable = { game: { slug: string }; admission: TableAdmission };

/** The opening of a copy is recorded where it is decided, with the reason; see `moveCopy`. */
const isCopy = ({ game }: Pick<LoggedTable, "game">) => parseCopySlug(game.slug) !== undefined;

/** Returns whether the table is open and, if it has a human dealer, whether the dealer and the video are there. */
async function statusOf(admission: TableAdmission, dealer: DealerState | null): Promise<Status[]> {
  const hours = await admission.opening("DEALING");
  const isAway = dealer === "AWAY";
  const reason = hours.isOpen ? "DEALER_AWAY" : "HOURS";
  const isOpen = hours.isOpen && !isAway;
  const table: Status = { part: "TABLE", isOn: isOpen, ...(!isOpen && { details: { reason } }) };
  if (dealer === null) return [table];
  // The dealer's arrival is recorded, with the dealer's name, when the dealer opens the table. This check only notices
  // when the dealer's console stops reporting.
  const left: Status[] = isAway ? [{ part: "DEALER", isOn: false, details: { reason: "NO_REPORT" } }] : [];
  return [...left, { part: "VIDEO", isOn: dealer === "DEALING" }, table];
}

export type StatusLog = {
  /** Records what has changed since the last call. */
  note(dealer: DealerState | null): Promise<void>;
};

/** Records when a table opens and closes and when its video is lost and comes back, as soon as a server notices it. */
export function createStatusLog(kit: Pick<Kit, "db" | "clock">, { game, admission }: LoggedTable): StatusLog {
  const seen = new Map<StatusPart, boolean>();
  return {
    async note(dealer) {
      if (isCopy({ game })) return;
      for (const status of await statusOf(admission, dealer)) {
        if (seen.get(status.part) === status.isOn) continue;
        await noteStatus(kit.db, { ...status, slug: game.slug, at: kit.clock.now() });
        seen.set(status.part, status.isOn);
      }
    },
  };
}

/** Records the changes at tables that no server runs, because nobody is watching them. */
export async function noteRestingTables(
  kit: Pick<Kit, "db" | "clock">,
  tables: Iterable<LoggedTable>,
): Promise<void> {
  const recorded = new Map((await listStatuses(kit.db)).map(({ slug, part, isOn }) => [slug + part, isOn]));
  for (const { game, admission } of tables) {
    if (isCopy({ game })) continue;
    for (const status of await statusOf(admission, await admission.dealer())) {
      const isRecorded = recorded.get(game.slug + status.part) ?? false;
      if (isRecorded !== status.isOn)
        await noteStatus(kit.db, { ...status, slug: game.slug, at: kit.clock.now() });
    }
  }
}
