/** Prints each step and how long it took, one per line. */
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
      // A terminal shows the step while it runs; a log file would only get an incomplete line.
      if (output?.isTTY) output.write(`  ${name} …`);
      const result = await work();
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
      const note = detail === undefined ? "" : `: ${detail(result)}`;
      output?.write(`${output.isTTY ? "\r\u001b[K" : ""}  ${name}${note} (${seconds} s)\n`);
      return result;
    },
  };
}
