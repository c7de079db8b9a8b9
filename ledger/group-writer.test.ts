import { expect, test } from "vitest";
import { createGroupWriter } from "./group-writer.ts";

type Item = { key: string; value: number };
type Batch = { values: number[]; finish(): void };

/** Creates a writer whose batches wait until the test finishes them. */
function createWriter(batchesAtOnce: number, batchLimit = 10) {
  const batches: Batch[] = [];
  const writer = createGroupWriter<Item, number>({
    keyOf: ({ key }) => key,
    write: (items) =>
      new Promise((resolve) => {
        const values = items.map(({ value }) => value);
        batches.push({ values, finish: () => resolve(values) });
      }),
    nothingWritten: () => -1,
    queueLimit: 1_000,
    batchLimit,
    patienceMs: 0,
    retryPauseMs: 0,
    batchesAtOnce,
    onWritten() {},
  });
  return { writer, batches };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test("a second batch is written while the first is, and a third waits", async () => {
  const { writer, batches } = createWriter(2);
  const answers: Promise<number>[] = [];
  for (const value of [1, 2, 3]) {
    answers.push(writer.write({ key: `player ${value}`, value }));
    await turn();
    await turn();
  }
  expect(batches.map(({ values }) => values)).toEqual([[1], [2]]);
  batches[1]!.finish();
  await turn();
  expect(batches.map(({ values }) => values)).toEqual([[1], [2], [3]]);
  batches[0]!.finish();
  batches[2]!.finish();
  expect(await Promise.all(answers)).toEqual([1, 2, 3]);
});

test("an item waits while its key is being written, and holds up no other", async () => {
  const { writer, batches } = createWriter(2);
  const first = writer.write({ key: "player 1", value: 1 });
  await turn();
  await turn();
  const repeated = writer.write({ key: "player 1", value: 2 });
  const other = writer.write({ key: "player 2", value: 3 });
  await turn();
  await turn();
  expect(batches.map(({ values }) => values)).toEqual([[1], [3]]);
  batches[1]!.finish();
  expect(await other).toBe(3);
  expect(batches).toHaveLength(2);
  batches[0]!.finish();
  expect(await first).toBe(1);
  await turn();
  batches[2]!.finish();
  expect(await repeated).toBe(2);
});

test("a second batch begins when it is as large as the first, or after a moment", async () => {
  const { writer, batches } = createWriter(2);
  const write = (value: number) => void writer.write({ key: `player ${value}`, value });
  for (const value of [1, 2, 3]) write(value);
  await turn();
  for (const value of [4, 5]) write(value);
  await turn();
  await turn();
  expect(batches).toHaveLength(1);
  write(6);
  await turn();
  expect(batches.map(({ values }) => values)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  batches[1]!.finish();
  await turn();
  write(7);
  await turn();
  expect(batches).toHaveLength(2);
  await expect.poll(() => batches.at(-1)!.values).toEqual([7]);
});

test("a batch that is nearly as large as the one being written begins at once", async () => {
  const { writer, batches } = createWriter(2);
  const write = (value: number) => void writer.write({ key: `player ${value}`, value });
  for (const value of [1, 2, 3, 4]) write(value);
  await turn();
  for (const value of [5, 6, 7]) write(value);
  await turn();
  expect(batches.map(({ values }) => values)).toEqual([
    [1, 2, 3, 4],
    [5, 6, 7],
  ]);
});

test("a crowd that comes again as soon as it is answered keeps two batches running", async () => {
  const { writer, batches } = createWriter(2, 300);
  const playAgain = async (player: number): Promise<void> => {
    await writer.write({ key: `player ${player}`, value: player });
    await playAgain(player);
  };
  for (let player = 0; player < 201; player++) void playAgain(player);
  await turn();
  for (let finished = 0; finished < 6; finished++) {
    expect(batches.slice(finished).map(({ values }) => values.length)).toEqual(
      finished % 2 === 0 ? [101, 100] : [100, 101],
    );
    batches[finished]!.finish();
    await turn();
    await turn();
  }
});

test("a small crowd is not divided", async () => {
  const { writer, batches } = createWriter(2, 300);
  for (let value = 0; value < 98; value++) void writer.write({ key: `player ${value}`, value });
  await turn();
  expect(batches.map(({ values }) => values.length)).toEqual([98]);
});

test("closing waits for every batch", async () => {
  const { writer, batches } = createWriter(2);
  const answers = [writer.write({ key: "player 1", value: 1 })];
  await turn();
  await turn();
  answers.push(writer.write({ key: "player 2", value: 2 }));
  let isClosed = false;
  const closing = writer.close().then(() => {
    isClosed = true;
  });
  await turn();
  await turn();
  batches[0]!.finish();
  await turn();
  expect(isClosed).toBe(false);
  batches[1]!.finish();
  await closing;
  expect(await Promise.all(answers)).toEqual([1, 2]);
  expect(await writer.write({ key: "player 3", value: 3 })).toBe(-1);
});
