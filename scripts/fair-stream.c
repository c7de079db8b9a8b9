/*
 * Writes the endless output of games/kit/math/fair-stream.ts, fast enough for dieharder (docs/fairness.md).
 * Usage: fair-stream <server seed> <client seed> <nonce>. A server seed has at most 64 bytes.
 */
#include <openssl/sha.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static SHA256_CTX keyed(const char *seed, unsigned char pad) {
  unsigned char block[64] = {0};
  SHA256_CTX context;
  memcpy(block, seed, strlen(seed));
  for (int i = 0; i < 64; i++) block[i] ^= pad;
  SHA256_Init(&context);
  SHA256_Update(&context, block, 64);
  return context;
}

int main(int count, char **words) {
  static unsigned char out[1 << 16];
  char message[256];
  unsigned char hash[32];
  if (count != 4 || strlen(words[1]) > 64 || strlen(words[2]) > 128 || strlen(words[3]) > 20) return 2;
  const SHA256_CTX inner = keyed(words[1], 0x36), outer = keyed(words[1], 0x5c);
  for (unsigned long block = 0;;) {
    for (size_t at = 0; at < sizeof out; at += 32, block++) {
      int length = snprintf(message, sizeof message, "%s:%s:%lu", words[2], words[3], block);
      SHA256_CTX context = inner;
      SHA256_Update(&context, message, length);
      SHA256_Final(hash, &context);
      context = outer;
      SHA256_Update(&context, hash, 32);
      SHA256_Final(hash, &context);
      /* The words of the stream are big-endian, but dieharder reads raw bytes in the machine's byte order. */
      for (int i = 0; i < 32; i++) out[at + i] = hash[i ^ 3];
    }
    for (size_t sent = 0; sent < sizeof out;) {
      ssize_t written = write(1, out + sent, sizeof out - sent);
      if (written <= 0) return 0;
      sent += written;
    }
  }
}
