import { signInToForum as call } from "@parlour/contracts/calls/identity/forum/sign-in-to-forum";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { formatAnswer, isSigned, parseQuestion, signPayload } from "../forum-question.ts";

export function signInToForum(kit: Kit, players: Players): Route {
  const { forum } = kit.config;
  return route(call, async ({ query: { sso, sig }, session }) => {
    if (forum === undefined) return refuse("FEATURE_DISABLED");
    if (!isSigned(sso, sig, forum.secret)) return refuse("SIGNATURE_INVALID");
    const question = parseQuestion(sso, forum.origin);
    if (question === undefined) return refuse("BAD_REQUEST");
    const answer = formatAnswer(question.nonce, await players.get(session.playerId));
    return { returnUrl: question.returnUrl, sso: answer, sig: signPayload(answer, forum.secret) };
  });
}
