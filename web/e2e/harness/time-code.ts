import { createHmac } from 'node:crypto';
import { TIME_CODE_DIGITS, TIME_CODE_STEP_S } from '@quartermile/core/domain';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code of an authenticator app by its base32 secret (RFC 6238), independent of the server's library. */
export function timeCode(secret: string, at = Date.now()): string {
  const bits = [...secret.replaceAll(' ', '')]
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 1000 / TIME_CODE_STEP_S)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** TIME_CODE_DIGITS).padStart(TIME_CODE_DIGITS, '0');
}
