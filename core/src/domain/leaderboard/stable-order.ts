/**
 * The indices of finite numbers in ascending order of the numbers. Equal numbers remain in the order of `previous`, a
 * permutation of the indices, or in that of the indices. The native sort of a `Float64Array` takes no companion values
 * and is several times faster than a sort with a comparator. Therefore the lowest bits of each number are replaced with
 * its index, and the few numbers that differ only in these bits are sorted afterwards.
 */
export function stableOrder(numbers: Float64Array, previous?: Uint32Array): Uint32Array {
  if (!previous) return orderOf(numbers);
  const arranged = new Float64Array(numbers.length);
  for (let at = 0; at < arranged.length; at++) arranged[at] = numbers[previous[at] as number] as number;
  const order = orderOf(arranged);
  for (let at = 0; at < order.length; at++) order[at] = previous[order[at] as number] as number;
  return order;
}

function orderOf(numbers: Float64Array): Uint32Array {
  const mask = indexMask(numbers.length);
  const packed = packIndices(numbers, mask);
  packed.sort();
  const words = new Uint32Array(packed.buffer);
  const order = new Uint32Array(numbers.length);
  let start = 0;
  let isSorted = true;
  for (let at = 0; at < order.length; at++) {
    order[at] = indexAt(words, at, mask);
    if (at > 0 && !isSamePrefix(words, at, mask)) {
      if (!isSorted) sortRun(numbers, order.subarray(start, at));
      start = at;
      isSorted = true;
    } else if (at > 0 && numberAt(numbers, order, at - 1) > numberAt(numbers, order, at)) isSorted = false;
  }
  if (!isSorted) sortRun(numbers, order.subarray(start));
  return order;
}

/** The lowest bits that hold every index below `length`. */
function indexMask(length: number): number {
  return 2 ** Math.ceil(Math.log2(Math.max(2, length))) - 1;
}

/** A copy with the indices in the lowest bits, so that equal numbers are sorted by index. */
function packIndices(numbers: Float64Array, mask: number): Float64Array {
  const packed = new Float64Array(numbers.length);
  const words = new Uint32Array(packed.buffer);
  for (let at = 0; at < packed.length; at++) {
    const number = (numbers[at] as number) + 0; // -0 would be sorted before 0.
    packed[at] = number;
    // The larger the bits of a negative number, the smaller it is.
    const bits = number < 0 ? mask - at : at;
    const low = lowWord(at);
    words[low] = ((words[low] as number) & ~mask) | bits;
  }
  return packed;
}

function indexAt(words: Uint32Array, at: number, mask: number): number {
  const bits = ((words[lowWord(at)] as number) & mask) >>> 0;
  return (words[highWord(at)] as number) >>> 31 === 1 ? mask - bits : bits;
}

/** Whether a packed number and the one before it differ in the bits of the index only. */
function isSamePrefix(words: Uint32Array, at: number, mask: number): boolean {
  return (
    words[highWord(at)] === words[highWord(at - 1)] &&
    (((words[lowWord(at)] as number) ^ (words[lowWord(at - 1)] as number)) & ~mask) === 0
  );
}

function sortRun(numbers: Float64Array, run: Uint32Array): void {
  run.sort((a, b) => (numbers[a] as number) - (numbers[b] as number) || a - b);
}

function numberAt(numbers: Float64Array, order: Uint32Array, at: number): number {
  return numbers[order[at] as number] as number;
}

/** Position of the less significant half of a number in a view of 32-bit words. */
const isLittleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;
const lowWord = (at: number): number => 2 * at + (isLittleEndian ? 0 : 1);
const highWord = (at: number): number => 2 * at + (isLittleEndian ? 1 : 0);
