/** The Quartermile logo in a box of 64 by 64: a Q with a last quarter in the accent colour and a strip as its tail. */
export const MARK = {
  size: 64,
  letter: 'M30 6A24 24 0 1 0 43.5 49.800L50 57H62L49.6 43.800A24 24 0 0 0 54 30H44A14 14 0 1 1 30 16Z',
  quarter: 'M34 6.300A24 24 0 0 1 53.7 26H43.400A14 14 0 0 0 34 16.600Z',
  ink: '#f2f1ee',
  night: '#0b0c0e',
} as const;
