import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { packChunks } from "./pack-chunks.ts";

async function piecesOf(chunks: readonly Uint8Array[]): Promise<Buffer[]> {
  async function* each() {
    yield* chunks;
  }
  const pieces: Buffer[] = [];
  for await (const piece of packChunks(each())) pieces.push(piece);
  return pieces;
}

const packed = async (chunks: readonly Uint8Array[]) => Buffer.concat(await piecesOf(chunks));

test("chunks of any size make one gzip file, however often the shared ones were sent before", async () => {
  const shared = Buffer.from("<li>Roulette</li>".repeat(400));
  for (const name of ["Ada", "Grace", "Mary", "x".repeat(100_000)]) {
    const chunks = [Buffer.from(`<p>${name}</p>`), shared, Buffer.from("é再"), shared, Buffer.from(name)];
    expect(gunzipSync(await packed(chunks))).toEqual(Buffer.concat(chunks));
  }
  expect(gunzipSync(await packed([]))).toEqual(Buffer.alloc(0));
});

test("a shared chunk is compressed only once", async () => {
  const shared = Buffer.from("<li>Roulette</li>".repeat(400));
  const own = [Buffer.from("1"), Buffer.from("2"), Buffer.from("3")];
  await packed([own[0]!, shared]);
  const chunkOf = async (first: Buffer) => (await piecesOf([first, shared]))[1];
  expect(await chunkOf(own[1]!)).toBe(await chunkOf(own[2]!));
});
