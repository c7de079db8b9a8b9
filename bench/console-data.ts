import type { Database } from "@parlour/server/kit/database";
import { copyIn } from "./copy-in.ts";

const firstNames =
  "Ada Bo Cleo Dara Elif Finn Gita Hugo Ines Jon Kaya Liam Mona Nils Olga Pia Quin Rosa Sven Tara".split(" ");
const lastParts =
  "ander berg carl dal evans falk grau holm iver jans kell lund mart nord oster pel quist rand sol tor".split(
    " ",
  );
const day = Date.parse("2026-01-01");
const at = (index: number, of: number) => new Date(day + (index / of) * 300 * 86_400_000).toISOString();

export const playerOf = (index: number) => {
  const first = firstNames[index % firstNames.length]!;
  const last = `${lastParts[Math.floor(index / 20) % 20]}${lastParts[Math.floor(index / 400) % 20]}`;
  return {
    id: `player_${index.toString(36).padStart(8, "0")}`,
    first,
    last,
    nickname: `${first.toLowerCase()}-${index}`,
    email: `${first}.${last}.${index}@mail.example`.toLowerCase(),
    phone: String(4_160_000_000 + index),
    address: `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
    device: `device-${index}`,
  };
};

/** The first number of generated players and postings, high enough that they don't collide with the demo data. */
const firstNumber = 1_000_000;

/** The posting numbers of a month begin at a multiple of this, so that each month has a separate partition. */
const monthNumbers = 1_000_000_000_000;
const monthCount = 10;

/** Returns a posting's number. It is in the range of the posting's month, as if the ledger had assigned it. */
const numberOf = (index: number, of: number): number =>
  (new Date(at(index, of)).getUTCMonth() + 1) * monthNumbers + firstNumber + index;

/**
 * Returns the player who owns an entry. One percent of the players have a hundred times as many entries as
 * the others.
 */
function ownerOf(number: number, players: number): number {
  const spread = (number * 2_654_435_761) % 4_294_967_296;
  return number % 2 === 0 ? spread % players : spread % Math.ceil(players / 100);
}

/**
 * Loads players with all the data that their console pages show, and `entries` ledger entries, half of which
 * belong to the house.
 */
export async function loadConsoleData(
  { database: { query }, url }: { database: Pick<Database, "query">; url: string },
  { players, entries }: { players: number; entries: number },
): Promise<void> {
  const postings = Math.floor(entries / 2);
  const load = async (table: string, columns: string, count: number, line: (index: number) => string[]) => {
    const lines = function* () {
      for (let index = 0; index < count; index++) yield line(index).join("\t");
    };
    await copyIn(url, table, columns, lines());
  };

  // Loading is much faster without the search index, so we drop it here and rebuild it afterwards.
  const [search] = await query<{ indexdef: string }>(
    "select indexdef from pg_indexes where indexname = 'players_search'",
  );
  await query("drop index players_search");
  await load(
    "players",
    `id, email, nickname, first_name, last_name, birth_date, phone_prefix, phones, country_code, subdivision,
     currency, language, terms_accepted_at, created_at`,
    players,
    (index) => {
      const { id, email, nickname, first, last, phone } = playerOf(index);
      const joined = at(index, players);
      return [
        id,
        email,
        nickname,
        first,
        last,
        "1990-01-01",
        "+1",
        `{${phone}}`,
        "CA",
        "ON",
        "CAD",
        "en",
        joined,
        joined,
      ];
    },
  );
  await load("player_credentials", "player_id, password_hash, password_changed_at", players, (index) => [
    playerOf(index).id,
    "none",
    at(index, players),
  ]);
  await load(
    "sessions",
    `id, secret_hash, handle, player_id, device_id, address, idle_seconds, created_at, last_seen_at, expires_at`,
    players,
    (index) => {
      const { id, device, address } = playerOf(index);
      const time = at(index, players);
      const hash = `\\\\x${index.toString(16).padStart(64, "0")}`;
      return [`session_${index}`, hash, `handle_${index}`, id, device, address, "1800", time, time, time];
    },
  );
  await load(
    "deposits",
    "id, player_id, method, provider, currency, amount_minor, status, created_at",
    players,
    (index) => [
      `deposit_${index}`,
      playerOf(index).id,
      "CARD",
      "bench",
      "CAD",
      "10000",
      "COMPLETED",
      at(index, players),
    ],
  );
  for (let month = 1; month <= monthCount; month++)
    await query("select ledger.create_month(make_timestamptz(2026, $1, 1, 0, 0, 0, 'UTC'))", [month]);
  await loadLedger({ load, players, postings });
  await query(search!.indexdef);
  // Marks the loaded postings as counted in the reports, whose totals `loadConsoleLists` writes.
  const next = numberOf(postings - 1, postings) + 1;
  await query("select setval('ledger.posting_number', greatest(last_value, $1)) from ledger.posting_number", [
    next,
  ]);
  await query("update report_progress set last_number = (select last_value from ledger.posting_number)");
  await query("analyze");
}

type Load = (
  table: string,
  columns: string,
  count: number,
  line: (index: number) => string[],
) => Promise<void>;

async function loadLedger({ load, players, postings }: { load: Load; players: number; postings: number }) {
  const opened = at(0, 1);
  const account = "player_id, id, kind, currency, balance, opened_at";
  const balances = new Float64Array(players);
  let house = 0;
  // The entries are loaded first, because they determine the account balances.
  let posting = -1;
  let [playerLine, houseLine] = [[] as string[], [] as string[]];
  await load(
    "ledger.entry",
    "player_id, number, line, account_id, amount, balance_before, balance_after",
    postings * 2,
    (index) => {
      const number = index >> 1;
      if (number !== posting) {
        posting = number;
        const owner = ownerOf(number, players);
        const before = balances[owner]!;
        // The player bets while the balance covers a bet, and deposits otherwise.
        const amount = before >= 500 ? -500 : 10_000;
        balances[owner] = before + amount;
        const { id } = playerOf(owner);
        const postingNumber = String(numberOf(number, postings));
        const [playerPlace, housePlace] = amount < 0 ? [0, 1] : [1, 0];
        const to = amount < 0 ? "revenueCasino:CAD" : "payments:CAD";
        playerLine = [
          id,
          postingNumber,
          `${playerPlace}`,
          "cash:CAD",
          `${amount}`,
          `${before}`,
          `${before + amount}`,
        ];
        houseLine = [
          "house",
          postingNumber,
          `${housePlace}`,
          to,
          `${-amount}`,
          `${house}`,
          `${house - amount}`,
        ];
        house -= amount;
        return playerLine;
      }
      return houseLine;
    },
  );
  const amounts = new Float64Array(players);
  await load(
    "ledger.posting",
    "player_id, id, number, outcome, type, reference_kind, reference_id, transfers, posted_at",
    postings,
    (index) => {
      const owner = ownerOf(index, players);
      const { id } = playerOf(owner);
      const isBet = amounts[owner]! >= 500;
      amounts[owner]! += isBet ? -500 : 10_000;
      const transfers = isBet
        ? `[["${id}","cash:CAD","house","revenueCasino:CAD","500"]]`
        : `[["house","payments:CAD","${id}","cash:CAD","10000"]]`;
      const [type, kind] = isBet ? ["BET", "round"] : ["DEPOSIT", "payment"];
      return [
        id,
        `p${index}`,
        String(numberOf(index, postings)),
        "POSTED",
        type!,
        kind!,
        `r${index}`,
        transfers,
        at(index, postings),
      ];
    },
  );
  await load("ledger.account", account, players, (index) => [
    playerOf(index).id,
    "cash:CAD",
    "cash",
    "CAD",
    `${balances[index]}`,
    opened,
  ]);
  await load(
    "wagering.wager",
    `player_id, id, vertical, provider, product_id, currency, reference_kind, state, sequence, staked, won, purse_ids,
     purse_amounts, started_at, changed_at, ended_at`,
    Math.floor(postings / 4),
    (index) => {
      const number = index * 4;
      const time = at(number, postings);
      const owner = playerOf(ownerOf(number, players)).id;
      return [
        owner,
        `r${number}`,
        "casino",
        "parlour",
        "1001",
        "CAD",
        "round",
        "SETTLED",
        "1",
        "500",
        "0",
        "{}",
        "{}",
        time,
        time,
        time,
      ];
    },
  );
}
