import { describe, expect, test } from '@jest/globals';
import { mailsDue } from './mails-due.js';

const now = 1_800_000_000_000;
const state = { perMinute: 60, fedAt: now, now, waiting: 0, burstS: 2, most: 100 };

describe('mails that may go into the outbox', () => {
  test('begin with one', () => {
    expect(mailsDue({ ...state, fedAt: null })).toEqual({ count: 1, fedAt: now });
  });

  test('follow the rate to the mail, however often it is asked', () => {
    let fedAt: number | null = null;
    let sent = 0;
    for (let at = now; at < now + 60_000; at += 370) {
      const due = mailsDue({ ...state, perMinute: 100, fedAt, now: at });
      fedAt = due.fedAt;
      sent += due.count;
    }
    expect(sent).toBe(100);
  });

  test('make up for two seconds of a break', () => {
    expect(mailsDue({ ...state, fedAt: now - 3_600_000 })).toEqual({ count: 2, fedAt: now });
  });

  test('are none while enough wait in the outbox', () => {
    expect(mailsDue({ ...state, fedAt: now - 5000, waiting: 2 }).count).toBe(0);
  });

  test('are not stopped by a clock that was set back', () => {
    const { count, fedAt } = mailsDue({ ...state, fedAt: now + 86_400_000 });
    expect([count, fedAt]).toEqual([0, now]);
    expect(mailsDue({ ...state, fedAt, now: now + 1000 }).count).toBe(1);
  });
});
