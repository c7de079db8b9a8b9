import type { ErrorCode } from "@parlour/contracts/errors";

/** The reasons a file is refused. */
export type FileFault = Extract<
  ErrorCode,
  "FILE_TYPE_MISMATCH" | "FILE_DAMAGED" | "FILE_TOO_COMPLEX" | "FILE_UNSAFE"
>;
