/** Tells what is being done and how long it took, one line a step. */
export type Steps = {
  run<Result>(
    name: string,
    work: () => Promise<Result>,
    detail?: (result: Result) => string,
  ): Promise<Result>;
};

type Output = { write(text: string): unknown; isTTY?: boolean };

export function createSteps(output: Output | undefined): Steps {
  return {
    async run(name, work, detail) {
      const startedMs = performance.now();
      // On a terminal the line stands there while the work runs; elsewhere half a line would only confuse.
      if (output?.isTTY) output.write(`  ${name} …`);
      const result = await work();
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
      const told = detail === undefined ? "" : `: ${detail(result)}`;
      output?.write(`${output.isTTY ? "\r\u001b[K" : ""}  ${name}${told} (${seconds} s)\n`);
      return result;
    },
  };
}
