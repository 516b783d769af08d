import { describe, expect, test } from '@jest/globals';
import { entryQuerySchema, pageParameters } from '@quartermile/core/domain';
import { redactText, redactUrl } from './redact-url.js';

describe('redactUrl', () => {
  test.each([
    ['/api/cars/pending', '/api/cars/pending'],
    ['/', '/'],
    ['/list?', '/list?'],
    ['/confirm?token=abc', '/confirm?token=[hidden]'],
    ['/list?access_token=abc', '/list?access_token=[hidden]'],
    ['/list?limit=1&session=a=b&limit=2', '/list?limit=1&session=[hidden]&limit=2'],
    ['/confirm?limit=1&TOKEN=abc&offset=2#x', '/confirm?limit=1&TOKEN=[hidden]&offset=[hidden]'],
    ['/media/x?signature=s&expires=5&w=480', '/media/x?signature=[hidden]&expires=[hidden]&w=480'],
    ['/list?q=thandi&category=World%20Facts&from=20', '/list?q=[hidden]&category=World%20Facts&from=20'],
    ['/leaderboard?category=Our+Drag+Races', '/leaderboard?category=Our+Drag+Races'],
    ['/list?mytoken=secret', '/list?mytoken=[hidden]'],
    ['/list?%74oken=secret', '/list?%74oken=[hidden]'],
    ['/list?LIMIT=secret', '/list?LIMIT=[hidden]'],
    ['/x?token=a&token=b', '/x?token=[hidden]&token=[hidden]'],
    ['/x?token=', '/x?token=[hidden]'],
    ['/x?limit=thandi@example.com', '/x?limit=[hidden]'],
    ['/x?limit=1;token=secret', '/x?limit=[hidden]'],
    ['/x?secret', '/x?[hidden]'],
    ['/x?limit', '/x?limit'],
    ['/x?thandi@example.com=1', '/x?[hidden]'],
    ['/x?=secret', '/x?[hidden]'],
    ['/x?a=1?limit=secret', '/x?a=[hidden]'],
    ['/x;session=secret', '/x;session=[hidden]'],
    ['/x#token=secret', '/x#token=[hidden]'],
    ['/x%3Ftoken=secret', '/x%3Ftoken=[hidden]'],
    ['/x%3ftoken%3Dsecret', '/x%3f[hidden]'],
    ['http://thandi:secret@example.com/x?token=secret', 'http://[hidden]@example.com/x?token=[hidden]'],
    [`/x?${'a'.repeat(100)}=1`, '/x?[hidden]'],
    ['/api/submissions/se-cret_1', '/api/submissions/[hidden]'],
    ['/api/submissions/secret/new-time', '/api/submissions/[hidden]/new-time'],
    ['/submissions/secret.data?_routes=root', '/submissions/[hidden]?_routes=root'],
    ['/Submissions/secret#top', '/Submissions/[hidden]#[hidden]'],
    ['/api/submissions%2Fsecret', '/api/submissions%2F[hidden]'],
    ['/api/%73ubmissions/secret', '/api/%73ubmissions/[hidden]'],
    ['/api/submissio%4Es%2fsecret', '/api/submissio%4Es%2f[hidden]'],
    ['/submissions/', '/submissions/'],
    ['/api/cars/submit%20it', '/api/cars/submit%20it'],
  ])('%s becomes %s', (url, expected) => {
    expect(redactUrl(url)).toBe(expected);
  });

  test('shows the parameters of pages and lists, except searches', () => {
    for (const name of [...pageParameters, ...Object.keys(entryQuerySchema.shape)]) {
      expect(redactUrl(`/x?${name}=1`)).toBe(`/x?${name}=${name === 'q' ? '[hidden]' : '1'}`);
    }
  });
});

describe('redactText', () => {
  test.each([
    [
      'No route matches URL "/x?access_token=abc&limit=3"',
      'No route matches URL "/x?access_token=[hidden]&limit=3"',
    ],
    [
      'at https://a.example/p?X-Amz-Signature=abc:12:3 failed',
      'at https://a.example/p?X-Amz-Signature=[hidden] failed',
    ],
    ['{"msg":"GET /x?token=abc\\nnext","a":1}', '{"msg":"GET /x?token=[hidden]\\nnext","a":1}'],
    ['(/x?token=a b)', '(/x?token=[hidden] b)'],
    ['GET /x%3Ftoken%3Dabc failed', 'GET /x%3Ftoken%3D[hidden] failed'],
    ['No route matches URL "/submissions/secret"', 'No route matches URL "/submissions/[hidden]"'],
    [
      '{"msg":"POST /api/submissions/secret/revise\\nnext"}',
      '{"msg":"POST /api/submissions/[hidden]/revise\\nnext"}',
    ],
    [
      'at x (/app/leaderboard/submissions/submissions.service.js:1:2)',
      'at x (/app/leaderboard/submissions/submissions.service.js:1:2)',
    ],
    ['What now? a = b & c = d', 'What now? a = b & c = d'],
  ])('%s becomes %s', (text, expected) => {
    expect(redactText(text)).toBe(expected);
  });

  test('takes no longer for hostile text', () => {
    const text = '?a&'.repeat(200_000);
    expect(redactText(text)).toBe(text);
  });
});
