import type { ErrorCode } from "@parlour/contracts/errors";

export type FileFault = Extract<
  ErrorCode,
  "FILE_TYPE_MISMATCH" | "FILE_DAMAGED" | "FILE_TOO_COMPLEX" | "FILE_UNSAFE"
>;
