// The smallest valid files, for tests of uploads.
import { crc32, deflateSync } from "node:zlib";

export function samplePng(width = 2, height = 2): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(Math.min(width + 1, 1_000) * Math.min(height, 1_000)));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", pixels),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(checked));
  return Buffer.concat([length, checked, sum]);
}

export function sampleJpeg(width = 2, height = 2): Buffer {
  const frame = Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]);
  // In compressed image data the byte 0xff is followed by 0, and a restart marker may appear anywhere.
  const scan = Buffer.from([1, 1, 0, 0, 63, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, Buffer.from("JFIF\0")),
    jpegSegment(0xc0, frame),
    jpegSegment(0xda, scan),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function jpegSegment(code: number, data: Buffer): Buffer {
  const length = data.length + 2;
  return Buffer.concat([Buffer.from([0xff, code, length >> 8, length & 255]), data]);
}

export function sampleWebp(width = 2, height = 2): Buffer {
  const pixels = Buffer.alloc(10);
  pixels[0] = 0x2f;
  pixels.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  const head = Buffer.from("VP8L\0\0\0\0", "latin1");
  head.writeUInt32LE(pixels.length, 4);
  const content = Buffer.concat([Buffer.from("WEBP"), head, pixels]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([Buffer.from("RIFF"), size, content]);
}

type PdfOptions = {
  pages?: number;
  /** Additional PDF objects, written to the file unchanged. */
  objects?: readonly (string | Buffer)[];
};

export function samplePdf({ pages = 1, objects = [] }: PdfOptions = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 3} 0 R`).join(" ");
  const all: (string | Buffer)[] = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>"),
    ...objects,
  ];
  const written = all.map((object, index) =>
    Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as Buffer),
      Buffer.from("\nendobj\n"),
    ]),
  );
  return Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...written,
    Buffer.from(`trailer\n<< /Root 1 0 R /Size ${all.length + 1} >>\nstartxref\n9\n%%EOF\n`),
  ]);
}

/** Returns a PDF stream object compressed with Deflate, as most PDF files contain. */
export function pdfStream(content: Buffer, entries = ""): Buffer {
  const data = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<< /Filter /FlateDecode ${entries} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from("\nendstream"),
  ]);
}
