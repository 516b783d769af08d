import { expect, test } from '@jest/globals';
import { redactAnswer } from './redact-answer.js';

test.each([
  [
    '550 5.1.1 <thandi@example.co.za>: Recipient address rejected',
    '550 5.1.1 <[hidden]>: Recipient address rejected',
  ],
  ['550 No such user THANDI here', '550 No such user [hidden] here'],
  ['451 4.7.1 hello@quartermile.example may not send', '451 4.7.1 [hidden] may not send'],
  [
    '554 blocked, see https://mail.example/why?mail=thandi%40example.co.za',
    '554 blocked, see https://mail.example/why?mail=[hidden]',
  ],
  ['421 4.7.0 [203.0.113.5]\r\nTry again later', '421 4.7.0 [[hidden]] Try again later'],
])('%s becomes %s', (answer, expected) => {
  expect(redactAnswer(answer, 'thandi@example.co.za')).toBe(expected);
});

test('a name with characters of a pattern is redacted as text', () => {
  expect(redactAnswer('550 a.b+c(d is unknown, aXb+c too', 'a.b+c(d@example.org')).toBe(
    '550 [hidden] is unknown, aXb+c too',
  );
});
