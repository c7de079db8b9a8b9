import { performance } from "node:perf_hooks";
import {
  pdfStream,
  sampleJpeg,
  samplePdf,
  samplePng,
  sampleWebp,
} from "@parlour/server/kit/testing/sample-files";
import { describe, expect, it } from "vitest";
import { checkFile } from "./check-file.ts";

const jpeg = "image/jpeg";
const png = "image/png";
const webp = "image/webp";
const pdf = "application/pdf";

const whole: [string, Buffer][] = [
  [jpeg, sampleJpeg()],
  [png, samplePng()],
  [webp, sampleWebp()],
  [pdf, samplePdf()],
];

describe("a complete file", () => {
  it.each(whole)("%s is accepted", async (type, bytes) => {
    expect(await checkFile(bytes, type, "tester")).toBeUndefined();
  });

  it.each(whole)("%s is refused as any other type", async (type, bytes) => {
    for (const [other] of whole) {
      if (other !== type) expect(await checkFile(bytes, other, "tester")).toBe("FILE_TYPE_MISMATCH");
    }
  });

  it.each(whole)("%s is refused wherever it is truncated", async (type, bytes) => {
    for (const part of [0.3, 0.6, 0.9]) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * part));
      expect(["FILE_DAMAGED", "FILE_TYPE_MISMATCH"]).toContain(await checkFile(cut, type, "tester"));
    }
    expect(await checkFile(bytes.subarray(0, -8), type, "tester")).toBe("FILE_DAMAGED");
  });

  it("may have trailing data, as phones add it", async () => {
    expect(await checkFile(Buffer.concat([sampleJpeg(), Buffer.alloc(500)]), jpeg, "tester")).toBeUndefined();
  });
});

describe("a file of another type", () => {
  it.each([
    ["nothing", Buffer.alloc(0), "FILE_DAMAGED"],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>"), "FILE_TYPE_MISMATCH"],
    ["a drawing that runs", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), "FILE_TYPE_MISMATCH"],
    ["a program", Buffer.from("\x7fELF".padEnd(64, "\0"), "latin1"), "FILE_TYPE_MISMATCH"],
    ["an archive", Buffer.from("PK\x03\x04".padEnd(64, "\0"), "latin1"), "FILE_TYPE_MISMATCH"],
  ])("%s is refused", async (_what, bytes, fault) => {
    expect(await checkFile(bytes, png, "tester")).toBe(fault);
  });

  it("a picture with changed bytes is damaged", async () => {
    const changed = samplePng();
    changed[20]! ^= 1;
    expect(await checkFile(changed, png, "tester")).toBe("FILE_DAMAGED");
  });
});

describe("an oversized picture", () => {
  it.each([
    [png, samplePng(100_000, 100_000)],
    [png, samplePng(20_000, 10)],
    [png, samplePng(10_000, 10_000)],
    [jpeg, sampleJpeg(65_000, 65_000)],
    [webp, sampleWebp(16_384, 16_384)],
  ])("%s is refused", async (type, bytes) => {
    expect(await checkFile(bytes, type, "tester")).toBe("FILE_TOO_COMPLEX");
  });

  it("is damaged when it has no size", async () => {
    expect(await checkFile(samplePng(0, 5), png, "tester")).toBe("FILE_DAMAGED");
  });
});

describe("a PDF", () => {
  it("with compressed objects and pictures is accepted", async () => {
    const objects = [
      objectStream("<< /Type /Annot >>"),
      pdfStream(Buffer.alloc(100_000), "/Subtype /Image /Width 400 /Height 250"),
    ];
    expect(await checkFile(samplePdf({ pages: 2, objects }), pdf, "tester")).toBeUndefined();
  });

  it.each([
    ["too many pages", samplePdf({ pages: 500 })],
    ["pages hidden in packed objects", samplePdf({ objects: [packed("<< /Type /Page >>".repeat(40))] })],
    ["a deep page tree", samplePdf({ objects: Array(200).fill("<< /Type /Pages /Kids [1 0 R] >>") })],
    ["endless descriptions", samplePdf({ objects: ["#41".repeat(3_000_000)] })],
    ["lists in lists", samplePdf({ objects: ["[".repeat(10_000) + "]".repeat(10_000)] })],
    ["dictionaries in packed dictionaries", samplePdf({ objects: [packed("<< /A ".repeat(2_000))] })],
    [
      "a huge picture",
      samplePdf({ objects: [pdfStream(Buffer.alloc(9), "/Subtype /Image /Width 90000 /Height 90000")] }),
    ],
    ["a stream that unpacks to 200 MB", samplePdf({ objects: [pdfStream(Buffer.alloc(200_000_000))] })],
    ["a stream packed twice", samplePdf({ objects: [pdfStream(Buffer.alloc(9), "/F [/FlateDecode]")] })],
  ])("with %s is refused", async (_what, bytes) => {
    expect(await checkFile(bytes, pdf, "tester")).toBe("FILE_TOO_COMPLEX");
  });

  it.each([
    ["a script", "<< /S /JavaScript /JS (app.alert) >>"],
    ["a script in disguise", "<< /S /#4aavaScript >>"],
    ["another file", "<< /EmbeddedFiles 9 0 R >>"],
    ["a program to start", "<< /S /Launch >>"],
    ["a password", "<< /Encrypt 9 0 R >>"],
    ["a packed script", packed("<< /S /JavaScript >>")],
  ])("with %s is refused", async (_what, object) => {
    expect(await checkFile(samplePdf({ objects: [object] }), pdf, "tester")).toBe("FILE_UNSAFE");
  });

  it.each([
    ["no page", samplePdf({ pages: 0 })],
    ["a stream without an end", samplePdf({ objects: ["<< >>\nstream\nabc"] })],
    [
      "a stream that does not unpack",
      samplePdf({ objects: ["<< /Filter /FlateDecode >>\nstream\nabc\nendstream"] }),
    ],
  ])("with %s is damaged", async (_what, bytes) => {
    expect(await checkFile(bytes, pdf, "tester")).toBe("FILE_DAMAGED");
  });
});

describe("a hostile PDF", () => {
  const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>";

  it("with JavaScript in a compressed object stream is refused, however the stream is encoded", async () => {
    const hex = Buffer.from(`20 0 ${script}`).toString("hex");
    const inHex = `<< /Type /ObjStm /N 1 /First 5 /Filter /ASCIIHexDecode /Length ${hex.length + 1} >>\nstream\n${hex}>\nendstream`;
    for (const object of [objectStream(script), objectStream("<< /#4a#53 (x) >>"), inHex]) {
      expect(await checkFile(samplePdf({ objects: [object] }), pdf, "tester")).toBe("FILE_UNSAFE");
    }
  });

  it("with an object inside the data of a stream is refused", async () => {
    const data = `9 0 obj ${script} endobj`;
    const picture = `<< /Length ${data.length} >>\nstream\n${data}\nendstream`;
    expect(await checkFile(samplePdf({ objects: [picture] }), pdf, "tester")).toBe("FILE_UNSAFE");
  });

  it("that can't be read is refused", async () => {
    const unreadable = "<< /Type /ObjStm /N 3 /First 40 /Length 9 >>\nstream\n1 0 2 7 (\nendstream";
    expect(await checkFile(samplePdf({ objects: [unreadable] }), pdf, "tester")).toBe("FILE_DAMAGED");
  });

  it("does not hold the event loop, even four at once", { timeout: 60_000 }, async () => {
    const hostile = samplePdf({ objects: Array(3_900).fill(pdfStream(Buffer.alloc(30_000))) });
    const before = performance.eventLoopUtilization();
    const faults = await Promise.all(
      Array.from({ length: 4 }, (_, number) => checkFile(hostile, pdf, `tester ${number}`)),
    );
    expect(faults).toHaveLength(4);
    // Parsing the files in the event loop would keep it busy for nearly all of the time. A share of the time doesn't
    // depend on the machine's speed.
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.3);
  });
});

/** Returns a well-formed object stream with one object. */
function objectStream(object: string): Buffer {
  return pdfStream(Buffer.from(`20 0 ${object}`), "/Type /ObjStm /N 1 /First 5");
}

function packed(text: string): Buffer {
  return pdfStream(Buffer.from(text), "/Type /ObjStm");
}
