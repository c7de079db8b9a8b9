import { getPokerHand } from "@parlour/contracts/calls/poker/poker-room/get-poker-hand";
import { listPokerHands } from "@parlour/contracts/calls/poker/poker-room/list-poker-hands";
import { listPokerTables } from "@parlour/contracts/calls/poker/poker-room/list-poker-tables";
import { data, type RouterContextProvider } from "react-router";
import { pageContext } from "../../page-context.ts";
import { loadWords } from "../../words.server.ts";

type Context = Readonly<RouterContextProvider>;

export async function loadPokerLobby(context: Context) {
  /** Null if the tables could not be read. */
  const room = await context.get(pageContext).call(listPokerTables);
  return { words: loadWords(context, "poker"), room };
}

export async function loadPokerTable(context: Context, tableId: string) {
  const answer = await context.get(pageContext).call(listPokerTables);
  const table = answer?.tables.find(({ id }) => id === tableId);
  if (!table) throw data(null, { status: 404 });
  return { words: loadWords(context, "poker"), table };
}

export async function loadPokerHand(context: Context, handId: string) {
  const replay = await context.get(pageContext).call(getPokerHand, { params: { handId } });
  if (!replay) throw data(null, { status: 404 });
  return { words: loadWords(context, "poker"), replay };
}

export async function loadPokerHands(context: Context, url: URL) {
  const page = context.get(pageContext);
  const cursor = url.searchParams.get("cursor") ?? undefined;
  const query = { limit: 25, ...(cursor !== undefined && { cursor }) };
  return {
    words: loadWords(context, "poker"),
    signedIn: page.session !== null,
    /** Null for visitors, or if the list could not be read. */
    page: page.session === null ? null : await page.call(listPokerHands, { query }),
  };
}
