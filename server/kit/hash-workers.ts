import { Worker } from "node:worker_threads";
import type { Options } from "@node-rs/argon2";

export type HashingTask =
  | { kind: "hash"; secret: string; options: Options }
  | { kind: "verify"; secretHash: string; secret: string };

type Reply = { result: string | boolean } | { fault: string };

/** The two operations of argon2, which run in worker threads. */
export type HashWorkers = {
  hash(secret: string, options: Options): Promise<string>;
  verify(secretHash: string, secret: string): Promise<boolean>;
};

const program = new URL("./hash-worker.ts", import.meta.url);

/**
 * Creates threads for hashing, each started when it is first needed. libuv's four threads stay free for files, DNS and
 * compression, which would otherwise wait behind hashes of 50 ms each. The caller limits how many tasks run at once;
 * every task gets an idle thread.
 */
export function createHashWorkers(): HashWorkers {
  const idle: Worker[] = [];

  const startWorker = (): Worker => {
    const worker = new Worker(program, { execArgv: [] });
    // A thread that fails while it is idle must neither end the process nor get another task.
    worker.on("error", () => {});
    worker.on("exit", () => {
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    return worker;
  };
  const run = (task: HashingTask): Promise<string | boolean> => {
    const worker = idle.pop() ?? startWorker();
    const { promise, resolve, reject } = Promise.withResolvers<string | boolean>();
    const clear = () => {
      worker.off("message", onReply);
      worker.off("error", onError);
      worker.off("exit", onExit);
    };
    const onReply = (reply: Reply) => {
      clear();
      // An idle thread must not keep the process alive when a command has finished.
      worker.unref();
      idle.push(worker);
      if ("fault" in reply) reject(new Error(reply.fault));
      else resolve(reply.result);
    };
    const onError = (error: Error) => {
      clear();
      reject(error);
    };
    const onExit = (code: number) => onError(new Error(`a hashing thread ended with code ${code}`));
    worker.on("message", onReply).on("error", onError).on("exit", onExit);
    worker.ref();
    worker.postMessage(task);
    return promise;
  };
  return {
    hash: async (secret, options) => (await run({ kind: "hash", secret, options })) as string,
    verify: async (secretHash, secret) => (await run({ kind: "verify", secretHash, secret })) as boolean,
  };
}
