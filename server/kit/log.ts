import { type DestinationStream, type Logger as PinoLogger, pino } from "pino";
import type { Config } from "./config.ts";
import { redactPath } from "./redact-path.ts";

export type Logger = PinoLogger;

/** Names of fields that may contain secrets or personal data, at the top level or one level down. */
const secretNames = [
  "secret",
  "token",
  "password",
  "pinCode",
  "cookie",
  "authorization",
  "sessionId",
  "handle",
];

/**
 * Only these fields of an error are logged. In other fields, such as `detail`, the database includes the contents of
 * rows: "Key (email)=(…) already exists".
 */
const errorFields = [
  "type",
  "message",
  "stack",
  "code",
  "errno",
  "syscall",
  "statusCode",
  "severity",
  "schema",
  "table",
  "column",
  "constraint",
  "routine",
];

type LoggedRequest = { id?: unknown; method?: unknown; url?: unknown; call?: unknown };

function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const fields: Record<string, unknown> = pino.stdSerializers.err(error);
  const logged = Object.fromEntries(
    errorFields.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])),
  );
  return error instanceof AggregateError
    ? { ...logged, aggregateErrors: error.errors.map(serializeError) }
    : logged;
}

/**
 * Creates the logger, which writes JSON lines. Requests are logged by id, method and path, and never with a
 * session's handle.
 */
export function createLogger(config: Pick<Config, "logLevel">, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        ...secretNames.flatMap((name) => [name, `*.${name}`]),
        // `*.code` is not hidden, because the code of an error must be logged.
        ...["code", "body.code", "message.code"],
        ...["cookie", "set-cookie", "authorization"].map((name) => `*.headers["${name}"]`),
      ],
      censor: "[redacted]",
    },
    serializers: {
      req: (request: LoggedRequest) => ({
        id: request.id,
        method: request.method,
        path: typeof request.url === "string" ? redactPath(request.url) : undefined,
      }),
      path: (path: unknown) => (typeof path === "string" ? redactPath(path) : path),
      url: (url: unknown) => (typeof url === "string" ? redactPath(url) : url),
      err: serializeError,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
