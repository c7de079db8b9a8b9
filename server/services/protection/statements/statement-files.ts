import type { Call } from "@parlour/contracts/call";
import { csvReply } from "../../../kit/csv.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import type { Reply } from "../../../kit/service.ts";
import { formatStatementCsv } from "./format-csv.ts";
import type { StatementParts } from "./parts.ts";
import { makePdf } from "./pdf/make-pdf.ts";
import { readStatement, type StatementRequest } from "./read-statement.ts";
import { statementDocument } from "./statement-document.ts";
import { statementTexts } from "./texts.ts";

export async function replyCsv<C extends Call>(
  parts: StatementParts,
  player: Player,
  request: StatementRequest,
): Promise<Reply<C> | Refusal> {
  const statement = await readStatement(parts, player, request);
  if (isRefusal(statement)) return statement;
  const texts = statementTexts.in(request.language ?? player.language);
  return csvReply<C>(`${fileName(request)}.csv`, formatStatementCsv(statement, texts));
}

export async function replyPdf<C extends Call>(
  parts: StatementParts,
  player: Player,
  request: StatementRequest,
): Promise<Reply<C> | Refusal> {
  const statement = await readStatement(parts, player, request);
  if (isRefusal(statement)) return statement;
  const name = `${player.firstName} ${player.lastName}`.trim() || player.nickname;
  const { name: brand } = await parts.kit.brands.ofPlayer(player.id);
  const holder = { name, email: player.email, brand };
  const file = await makePdf(statementDocument(statement, holder, request.language ?? player.language));
  if (file === undefined) return refuse("OVERLOADED");
  return {
    reply: true,
    status: 200,
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${fileName(request)}.pdf"`,
      "cache-control": "no-store",
    },
    body: file as unknown as Reply<C>["body"],
  };
}

function fileName({ from, to }: StatementRequest): string {
  return `parlour-statement-${from}-${to}`;
}
