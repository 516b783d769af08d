import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { loadConfig, settleConfig } from './config.js';
import { StartupError } from './startup-error.js';

const root = mkdtempSync(join(tmpdir(), 'quartermile-config-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('loadConfig', () => {
  test('has the defaults of the contract', () => {
    expect(loadConfig({}, root)).toEqual({
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      dataDir: join(root, '.data'),
      adminEmail: null,
      adminPassword: null,
      jwtSecret: null,
      demoData: true,
      publicUrl: 'http://localhost:3000',
      mediaUrl: 'file:',
      smtpUrl: null,
      trustProxy: 0,
      drainSeconds: 0,
      countryHeader: null,
      backupDir: null,
      backupUrl: null,
      backupKey: null,
      backupHour: 2,
      liveListeners: 5000,
      logLevel: 'info',
      rateLimit: 'on',
      slipReader: 'on',
      pictureHints: 'on',
    });
  });

  test('is frozen', () => {
    expect(Object.isFrozen(loadConfig({}, root))).toBe(true);
  });

  test('does not add demo content to an external database by default', () => {
    const env = { DATABASE_URL: 'postgres://me:secret@db.example.com/cars' };
    expect(loadConfig(env, root).demoData).toBe(false);
    expect(loadConfig({ ...env, DEMO_DATA: 'true' }, root).demoData).toBe(true);
  });

  test('reports a stopping node as not ready for a while where a proxy could check it', () => {
    expect(loadConfig({ TRUST_PROXY: '1' }, root).drainSeconds).toBe(1);
    expect(loadConfig({ TRUST_PROXY: '1', DRAIN_SECONDS: '0' }, root).drainSeconds).toBe(0);
    expect(loadConfig({ DRAIN_SECONDS: '20' }, root).drainSeconds).toBe(20);
  });

  test('reads the country of a visitor from the header of a proxy only', () => {
    const env = { COUNTRY_HEADER: 'CF-IPCountry' };
    expect(loadConfig({ ...env, TRUST_PROXY: '1' }, root).countryHeader).toBe('cf-ipcountry');
    expect(loadConfig(env, root).countryHeader).toBeNull();
    expect(loadConfig({ TRUST_PROXY: '1' }, root).countryHeader).toBeNull();
  });

  test('treats an empty variable as unset', () => {
    expect(loadConfig({ PORT: '', SMTP_URL: '' }, root)).toMatchObject({ port: 3000, smtpUrl: null });
  });

  test('resolves the folder of the backups', () => {
    expect(loadConfig({ BACKUP_DIR: 'backups', BACKUP_HOUR: '23' }, root)).toMatchObject({
      backupDir: join(root, 'backups'),
      backupHour: 23,
    });
  });

  test('has the e-mail address of the administrator in the form in which logins have it', () => {
    const env = { ADMIN_EMAIL: 'Owner@bücher.example' };
    expect(loadConfig(env, root).adminEmail).toBe('owner@xn--bcher-kva.example');
  });

  test('reduces the public address to its origin', () => {
    expect(loadConfig({ PUBLIC_URL: 'https://Example.org/' }, root).publicUrl).toBe('https://example.org');
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['HOST', 'two words'],
    ['DRAIN_SECONDS', '301'],
    ['DATABASE_URL', 'mysql://localhost/cars'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', 'p'.repeat(257)],
    ['JWT_SECRET', 'much too short'],
    ['DEMO_DATA', 'perhaps'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['PUBLIC_URL', 'https://example.org/shop'],
    ['MEDIA_URL', 'https://example.org'],
    ['MEDIA_URL', 's3://'],
    ['MEDIA_URL', 's3://pictures?endpoint=minio'],
    ['MEDIA_URL', 's3://key:%zz@pictures'],
    ['SMTP_URL', 'mail.example.org'],
    ['TRUST_PROXY', 'true'],
    ['BACKUP_DIR', 'a\0b'],
    ['BACKUP_URL', 'file:'],
    ['BACKUP_HOUR', '24'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT', 'no'],
    ['SLIP_READER', 'yes'],
    ['PICTURE_HINTS', 'yes'],
  ])('refuses %s=%s in one line that names the variable', (name, value) => {
    expect(() => loadConfig({ [name]: value }, root)).toThrow(new RegExp(`^${name} must [^\n]+\\.$`));
  });

  test('lists every invalid variable in one line', () => {
    expect(() => loadConfig({ PORT: 'x', RATE_LIMIT: 'y' }, root)).toThrow(
      /^PORT must .+; RATE_LIMIT must .+$/,
    );
  });

  test('does not print secrets', () => {
    expect(() => loadConfig({ JWT_SECRET: 'hunter2' }, root)).not.toThrow(/hunter2/);
  });

  test('ignores unknown variables', () => {
    expect(() => loadConfig({ EDITOR: 'ed' }, root)).not.toThrow();
  });
});

describe('the file .env', () => {
  const write = (text: string | Buffer): void => writeFileSync(join(root, '.env'), text);
  afterAll(() => rmSync(join(root, '.env')));

  test('is read, and the environment takes precedence', () => {
    write('PORT=4000\nHOST=0.0.0.0 # everywhere\n');
    expect(loadConfig({ PORT: '5000' }, root)).toMatchObject({ host: '0.0.0.0', port: 5000 });
  });

  const text = 'PORT=4000\nADMIN_EMAIL=jörg@example.org\n';
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-8 with the line ends of Windows', Buffer.from(text.replaceAll('\n', '\r\n'))],
    ['UTF-8 with the line ends of old Macs', Buffer.from(text.replaceAll('\n', '\r'))],
    ['UTF-16 as Windows writes it', utf16],
    [
      'UTF-16 with the line ends of Windows',
      Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n')}`, 'utf16le'),
    ],
    ['UTF-16 in the other order of bytes', Buffer.from(utf16).swap16()],
  ])('may be in %s', (_, bytes) => {
    write(bytes);
    expect(loadConfig({}, root)).toMatchObject({ port: 4000, adminEmail: 'jörg@example.org' });
  });

  test.each([
    ['Latin-1', Buffer.from(text, 'latin1')],
    ['UTF-16 without a byte order mark', utf16.subarray(2)],
    ['half of a UTF-16 character', utf16.subarray(0, -1)],
    ['UTF-32', Buffer.concat([Buffer.from([0xff, 0xfe, 0, 0]), Buffer.from('P\0\0\0', 'latin1')])],
    ['an encoding of its own', Buffer.from([0x1f, 0x8b, 0x08, 0, 0xff])],
  ])('is refused in %s', (_, bytes) => {
    write(bytes);
    expect(() => loadConfig({}, root)).toThrow(/^\.env is not in UTF-8: [^\n]+\.$/);
  });

  test.each([
    ['PORT 4000', 'is not NAME=value'],
    ['4000', 'is not NAME=value'],
    ['set PORT=4000', 'is not NAME=value'],
    ['MY PORT=4000', 'is not NAME=value'],
    ['ADMIN_PASSWORD="secret', 'has a quote without its end'],
    ["ADMIN_PASSWORD='a\nb'", 'has a quote without its end'],
    ['ADMIN_PASSWORD="secret" again', 'has a quote without its end'],
    ['ADMIN_PASSWORD=sec#ret', 'has a # in its value, which begins a comment: put the value in quotes'],
    ['DATA_DIR=#1', 'has a # in its value, which begins a comment: put the value in quotes'],
    [
      'MEDIA_URL=s3://key:a#b@bucket # the bucket',
      'has a # in its value, which begins a comment: put the value in quotes',
    ],
  ])('is refused with the line %j, of which a part would have no effect', (line, problem) => {
    write(`# settings\n${line}\n`);
    expect(() => loadConfig({}, root)).toThrow(new StartupError(`.env: line 2 ${problem}.`));
  });

  test.each([
    ['ADMIN_PASSWORD="sec#ret" # of #1', 'sec#ret'],
    ['ADMIN_PASSWORD=\'say "x"\'', 'say "x"'],
    ['export ADMIN_PASSWORD = secret  # note', 'secret'],
    ['ADMIN_PASSWORD: secret', 'secret'],
    ['  ADMIN_PASSWORD=a=b?c%d&e', 'a=b?c%d&e'],
  ])('is read with the line %j as it is written', (line, adminPassword) => {
    write(`\n# settings\n${line}\n\n`);
    expect(loadConfig({}, root)).toMatchObject({ adminPassword });
  });

  test('must not contain unknown variables', () => {
    write('PROT=4000\n');
    expect(() => loadConfig({}, root)).toThrow(/^\.env: there is no variable PROT\.$/);
  });

  test('must not contain invalid values', () => {
    write('LOG_LEVEL=loud\n');
    expect(() => loadConfig({}, root)).toThrow(/^LOG_LEVEL must /);
  });
});

describe('settleConfig', () => {
  test('derives the default public address from the port', () => {
    const config = loadConfig({ PORT: '0' }, root);
    expect(settleConfig(config, 4711, 'key')).toMatchObject({
      port: 4711,
      publicUrl: 'http://localhost:4711',
      jwtSecret: 'key',
    });
  });

  test('does not change an explicit public address', () => {
    const config = loadConfig({ PORT: '0', PUBLIC_URL: 'https://example.org' }, root);
    expect(settleConfig(config, 4711, 'key').publicUrl).toBe('https://example.org');
  });
});
