import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ConfigError, readConfig, readSettings } from './config.ts'
import { variables } from './environment.ts'

const secret = 'Zk4v9qTn2Lr8Xw1Cy6Bd3Mh7Js5Pf0Ag'
const secretBefore = 'Qm7w2eRt9yUi4oPa6sDf1gHj3kLz5xCv'
const production = { NODE_ENV: 'production', ASTER_SECRET: secret, ASTER_PUBLIC_URL: 'https://aster.example' }

function complaintsAbout(env: NodeJS.ProcessEnv): string[] {
  try {
    readConfig({ ASTER_SECRET: secret, ...env })
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n').filter((line) => line.startsWith('- '))
  }
}

test('by default the data are in the folder of the site', () => {
  expect(readSettings({}).ASTER_DATA_DIR).toBe(resolve('data'))
})

test('the defaults run the site on a local machine', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'aster-config-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  expect(readConfig({ ASTER_DATA_DIR: dataDir })).toEqual({
    mode: 'local',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: new URL('http://localhost:3000'),
    dataDir,
    databaseUrl: undefined,
    databasePool: 10,
    files: { path: undefined, takesNew: false },
    captchaCost: 500,
    smtpUrl: undefined,
    mailFrom: undefined,
    mailHoldMs: 600_000,
    secret: expect.stringMatching(/^[\w-]{43}$/),
    secretBefore: undefined,
    webhooksMayBePrivate: false,
    isKeptOffline: true,
    trustProxy: [],
    logLevel: 'warn',
    metrics: undefined,
  })
})

test('every variable reaches the configuration', () => {
  const config = readConfig({
    ...production,
    ASTER_SECRET_BEFORE: secretBefore,
    PORT: '8080',
    HOST: '::',
    ASTER_DATA_DIR: '/var/lib/aster',
    DATABASE_URL: 'postgres://aster:pw@db.example/aster',
    DATABASE_DIRECT_URL: 'postgres://aster:pw@direct.example/aster',
    DATABASE_READ_URL: 'postgres://aster:pw@replica.example/aster',
    ASTER_DATABASE_POOL: '20',
    ASTER_FILES: 'folder',
    ASTER_FILES_FOLDER: '/srv/aster-files',
    ASTER_CAPTCHA_COST: '1000',
    SMTP_URL: 'smtps://aster:pw@mail.example',
    ASTER_MAIL_FROM: 'registry@aster.example',
    ASTER_MAIL_HOLD_MINUTES: '0',
    ASTER_OFFLINE: 'off',
    ASTER_WEBHOOKS: 'private',
    ASTER_TRUST_PROXY: 'loopback, 10.1.0.0/16,2001:db8::/32',
    ASTER_LOG_LEVEL: 'warn',
    ASTER_METRICS_PORT: '9464',
  })
  expect(config).toEqual({
    mode: 'production',
    host: '::',
    port: 8080,
    publicUrl: new URL('https://aster.example'),
    dataDir: '/var/lib/aster',
    databaseUrl: 'postgres://aster:pw@db.example/aster',
    directUrl: 'postgres://aster:pw@direct.example/aster',
    readUrl: 'postgres://aster:pw@replica.example/aster',
    databasePool: 20,
    files: { path: '/srv/aster-files', takesNew: true },
    captchaCost: 1000,
    smtpUrl: 'smtps://aster:pw@mail.example',
    mailFrom: 'registry@aster.example',
    mailHoldMs: 0,
    secret,
    secretBefore,
    webhooksMayBePrivate: true,
    isKeptOffline: false,
    trustProxy: ['loopback', '10.1.0.0/16', '2001:db8::/32'],
    logLevel: 'warn',
    metrics: { host: '127.0.0.1', port: 9464 },
  })
})

test('a variable set to nothing counts as unset', () => {
  expect(readConfig({ ASTER_SECRET: secret, PORT: '', HOST: ' ', ASTER_METRICS_PORT: '' })).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    metrics: undefined,
  })
})

test('in production the proof of work costs at least 100', () => {
  expect(complaintsAbout({ ...production, ASTER_CAPTCHA_COST: '99' })).toEqual([
    '- ASTER_CAPTCHA_COST must be 100 or more in production.',
  ])
  expect(complaintsAbout({ ...production, ASTER_CAPTCHA_COST: '100' })).toEqual([])
})

test('in production the site listens on every address', () => {
  expect(readConfig(production).host).toBe('0.0.0.0')
})

describe('a wrong value is named with the reason', () => {
  test.each<[NodeJS.ProcessEnv, string]>([
    [{ PORT: '70000' }, "PORT must be a whole number from 1 to 65535, not '70000'."],
    [{ PORT: '-1' }, "PORT must be a whole number from 1 to 65535, not '-1'."],
    [{ PORT: '0' }, "PORT must be a whole number from 1 to 65535, not '0'."],
    [{ HOST: 'my host' }, "HOST must be a host name or an address, not 'my host'."],
    [{ NODE_ENV: 'prod' }, "NODE_ENV must be local, development, production or test, not 'prod'."],
    [
      { ASTER_PUBLIC_URL: 'aster.example' },
      "ASTER_PUBLIC_URL must be an http or https address without a path, not 'aster.example'.",
    ],
    [
      { ASTER_PUBLIC_URL: 'https://x.example/aster' },
      "ASTER_PUBLIC_URL must be an http or https address without a path, not 'https://x.example/aster'.",
    ],
    [{ ASTER_DATABASE_POOL: '0' }, "ASTER_DATABASE_POOL must be a whole number from 1 to 200, not '0'."],
    [
      { ASTER_TRUST_PROXY: '1' },
      "ASTER_TRUST_PROXY must be none, or a list of addresses and ranges such as 10.1.0.0/16, not '1'.",
    ],
    [
      { ASTER_TRUST_PROXY: '10.0.0.0/33' },
      "ASTER_TRUST_PROXY must be none, or a list of addresses and ranges such as 10.1.0.0/16, not '10.0.0.0/33'.",
    ],
    [
      { ASTER_LOG_LEVEL: 'loud' },
      "ASTER_LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, not 'loud'.",
    ],
    [
      { ASTER_MAIL_HOLD_MINUTES: '61' },
      "ASTER_MAIL_HOLD_MINUTES must be a whole number from 0 to 60, not '61'.",
    ],
    [{ ASTER_MAIL_FROM: 'ASTER' }, "ASTER_MAIL_FROM must be an email address, not 'ASTER'."],
    [{ ASTER_FILES: 's3' }, "ASTER_FILES must be database or folder, not 's3'."],
    [{ ASTER_FILES: 'folder' }, 'ASTER_FILES=folder needs ASTER_FILES_FOLDER, the folder.'],
    [{ ASTER_FILES_FOLDER: 'files' }, "ASTER_FILES_FOLDER must be an absolute path, not 'files'."],
    [{ ASTER_SECRETS: 'x' }, 'ASTER_SECRETS is not a setting of ASTER.'],
  ])('%o', (env, sentence) => {
    expect(complaintsAbout(env)).toEqual([`- ${sentence}`])
  })

  test('but a secret one is not repeated', () => {
    const env = { ASTER_SECRET: 'hunter2', DATABASE_URL: 'mysql://root:hunter2@db', SMTP_URL: 'mail:hunter2' }
    expect(complaintsAbout(env)).toEqual([
      '- ASTER_SECRET must be 32 or more random characters.',
      '- DATABASE_URL must be a postgres:// address.',
      '- SMTP_URL must be an smtp:// or smtps:// address.',
    ])
  })

  test('and all of them at once', () => {
    expect(complaintsAbout({ PORT: 'x', ASTER_LOG_LEVEL: 'x', ASTER_X: 'x' })).toHaveLength(3)
  })
})

describe('production refuses', () => {
  test('to run without a secret or an address of its own', () => {
    expect(complaintsAbout({ NODE_ENV: 'production', ASTER_SECRET: undefined })).toEqual([
      '- ASTER_SECRET must be set in production.',
      '- ASTER_PUBLIC_URL must be set in production.',
    ])
  })

  test('guessable secrets', () => {
    for (const guessable of [
      'short',
      'x'.repeat(40),
      'change-me-change-me-change-me-1234',
      'password'.repeat(5),
    ]) {
      expect(complaintsAbout({ ...production, ASTER_SECRET: guessable })).toEqual([
        '- ASTER_SECRET must be 32 or more random characters.',
      ])
    }
  })

  test('an address without https', () => {
    expect(complaintsAbout({ ...production, ASTER_PUBLIC_URL: 'http://aster.example' })).toEqual([
      '- ASTER_PUBLIC_URL must be an https address in production.',
    ])
  })
})

test('docs/operations.md lists every variable as it is', () => {
  const rows = Object.entries(variables).map(
    ([name, { meaning, default: fallback, example }]) =>
      `| \`${name}\` | ${meaning} | ${fallback} | ${example} |`,
  )
  const documented = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
    .split('\n')
    .filter((line) => /^\| `[A-Z_]+` \|/.test(line))
  expect(documented).toEqual(rows)
})
