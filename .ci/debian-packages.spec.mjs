import { equal, ok, throws } from 'node:assert/strict';
import { test } from 'node:test';
import { ensurePrograms, findProgram } from './debian-packages.mjs';

test('finds programs by name and by path', () => {
  equal(findProgram(process.execPath), process.execPath);
  ok(findProgram('env')?.endsWith('/env'));
  equal(findProgram('quartermile-no-such-program'), undefined);
});

test('says what to install where a program is missing and no package brings it', () => {
  const getuid = process.getuid;
  process.getuid = () => 1000;
  try {
    throws(
      () => ensurePrograms({ env: 'coreutils', 'quartermile-no-such-program': 'no-such-package' }),
      /^Error: Missing: quartermile-no-such-program\. Install .*apt-get install no-such-package/,
    );
  } finally {
    process.getuid = getuid;
  }
});
