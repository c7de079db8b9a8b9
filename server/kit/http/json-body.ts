import type { FastifyInstance } from "fastify";
import { bodyLimitBytes } from "./check-request.ts";
import { isTooDeep } from "./json-depth.ts";
import { refusalError } from "./refusal-error.ts";

/** Text must not contain NUL, because PostgreSQL cannot store it. */
const namesNul = /(?<!\\)(?:\\\\)*\\u0000/;

/** Makes the server accept only JSON bodies; any other content type is refused on every path. */
export function acceptJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>(
    "application/json",
    { parseAs: "string", bodyLimit: bodyLimitBytes },
    (request, text, done) => {
      // A call without a body may still be sent with the JSON content type.
      if (text.length === 0) return done(null, undefined);
      if (request.routeOptions.config.call?.access === "provider") request.rawBody = text;
      if (namesNul.test(text) || isTooDeep(text)) return done(refusalError("BAD_REQUEST"), undefined);
      parseJson(request, text, (error, value) => {
        if (error) done(refusalError("BODY_NOT_JSON"), undefined);
        else done(null, value);
      });
    },
  );
  app.addContentTypeParser<string>(
    "*",
    { parseAs: "string", bodyLimit: bodyLimitBytes },
    (_request, text, done) => {
      if (text.length === 0) done(null, undefined);
      else done(refusalError("BODY_NOT_JSON"), undefined);
    },
  );
}
