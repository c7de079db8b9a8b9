import { crc32 } from "node:zlib";

const byteValues = 256;
const bitsPerByte = 8;
/** The polynomial of CRC-32 with its bits in the order in which they are sent. */
const polynomial = 0xedb88320;

/**
 * Computes the CRC-32 of a page for any content of its gaps, without reading the page again. CRC-32 is linear: the
 * effect of each bit of a gap does not depend on the rest, so it is enough to know the effect of each value of each
 * byte, combined across all gaps.
 */
export function checksumOfFilling(
  page: Buffer,
  holes: readonly number[],
  filling: Buffer,
): (other: Buffer) => number {
  const base = crc32(page);
  const table = changesOf(page.length, holes, filling.length);
  return (other) => {
    let checksum = base;
    for (let byte = 0; byte < other.length; byte++) {
      checksum ^= table[byte * byteValues + (other[byte]! ^ filling[byte]!)]!;
    }
    return checksum >>> 0;
  };
}

/** Returns how each value of each byte in a gap changes the checksum. Bytes are sent lowest bit first. */
function changesOf(pageLength: number, holes: readonly number[], fillingLength: number): Uint32Array {
  const table = new Uint32Array(fillingLength * byteValues);
  let change = changeOfLastBit(pageLength, holes, fillingLength);
  for (let byte = fillingLength - 1; byte >= 0; byte--) {
    const changes = table.subarray(byte * byteValues, (byte + 1) * byteValues);
    for (let bit = bitsPerByte - 1; bit >= 0; bit--) {
      changes[1 << bit] = change;
      // A bit that is sent one position earlier passes through one more step of the CRC.
      change = ((change >>> 1) ^ (change & 1 ? polynomial : 0)) >>> 0;
    }
    for (let value = 1; value < byteValues; value++) {
      const lowest = value & -value;
      if (lowest !== value) changes[value] = changes[value ^ lowest]! ^ changes[lowest]!;
    }
  }
  return table;
}

function changeOfLastBit(pageLength: number, holes: readonly number[], fillingLength: number): number {
  const blank = Buffer.alloc(pageLength);
  const blankChecksum = crc32(blank);
  for (const hole of holes) blank[hole + fillingLength - 1] = 1 << (bitsPerByte - 1);
  return (crc32(blank) ^ blankChecksum) >>> 0;
}
