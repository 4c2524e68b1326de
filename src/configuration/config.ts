import { resolve } from 'node:path'
import * as v from 'valibot'
import { type Settings, type Variable, variables } from './environment.ts'
import { keptSecret } from './kept-secret.ts'

export type Config = ReturnType<typeof readConfig>

/** The message is for the person who starts ASTER: one sentence for each wrong variable. */
export class ConfigError extends Error {
  constructor(sentences: readonly string[]) {
    const list = sentences.map((sentence) => `- ${sentence}`).join('\n')
    super(`These settings are wrong:\n${list}\nAll of them are listed in docs/operations.md.`)
    this.name = 'ConfigError'
  }
}

/** Parses every setting; throws a ConfigError that lists all mistakes. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const { values, wrong } = parseAll(env)
  wrong.push(...misspelt(env), ...missingInProduction(env), ...withoutServer(env), ...lacksFolder(env))
  if (wrong.length > 0) throw new ConfigError(wrong)
  return { ...values, ASTER_DATA_DIR: resolve(values.ASTER_DATA_DIR) }
}

export function readConfig(env: NodeJS.ProcessEnv) {
  const values = readSettings(env)
  const production = values.NODE_ENV === 'production'
  const dataDir = values.ASTER_DATA_DIR
  return {
    mode: values.NODE_ENV,
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    port: values.PORT,
    publicUrl: new URL(values.ASTER_PUBLIC_URL ?? `http://localhost:${values.PORT}`),
    dataDir,
    databaseUrl: values.DATABASE_URL,
    migrationUrl: values.DATABASE_MIGRATION_URL,
    directUrl: values.DATABASE_DIRECT_URL,
    readUrl: values.DATABASE_READ_URL,
    databasePool: values.ASTER_DATABASE_POOL,
    files: filesSetting(values),
    captchaCost: values.ASTER_CAPTCHA_COST,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.ASTER_MAIL_FROM,
    mailHoldMs: values.ASTER_MAIL_HOLD_MINUTES * 60_000,
    secret: values.ASTER_SECRET ?? keptSecret(dataDir),
    secretBefore: values.ASTER_SECRET_BEFORE,
    webhooksMayBePrivate: values.ASTER_WEBHOOKS === 'private',
    isKeptOffline: values.ASTER_OFFLINE === 'on',
    trustProxy: values.ASTER_TRUST_PROXY,
    logLevel: values.ASTER_LOG_LEVEL ?? (production ? 'info' : 'warn'),
    metrics:
      values.ASTER_METRICS_PORT === undefined
        ? undefined
        : { host: values.ASTER_METRICS_HOST, port: values.ASTER_METRICS_PORT },
  }
}

export const filesSetting = ({ ASTER_FILES, ASTER_FILES_FOLDER: path }: Settings) => ({
  path,
  takesNew: ASTER_FILES === 'folder',
})

function parseAll(env: NodeJS.ProcessEnv) {
  const values: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const [name, { schema, secret }] of Object.entries<Variable>(variables)) {
    const given = settingOf(env, name)
    const parsed = v.safeParse(schema, given, { abortEarly: true })
    if (parsed.success) values[name] = parsed.output
    else wrong.push(`${name} must be ${parsed.issues[0].message}${secret ? '' : `, not '${given}'`}.`)
  }
  return { values: values as Settings, wrong }
}

/** Rejects unknown variables, because a misspelt name would silently leave the default in force. */
function misspelt(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env)
    .filter((name) => /^ASTER_(?!TEST_)/.test(name) && !(name in variables))
    .map((name) => `${name} is not a setting of ASTER.`)
}

function missingInProduction(env: NodeJS.ProcessEnv): string[] {
  if (settingOf(env, 'NODE_ENV') !== 'production') return []
  const missing = (['ASTER_SECRET', 'ASTER_PUBLIC_URL'] as const).filter((name) => !settingOf(env, name))
  const sentences = missing.map((name) => `${name} must be set in production.`)
  if (settingOf(env, 'ASTER_PUBLIC_URL')?.startsWith('http:')) {
    sentences.push('ASTER_PUBLIC_URL must be an https address in production.')
  }
  if (Number(settingOf(env, 'ASTER_CAPTCHA_COST') ?? 100) < 100) {
    sentences.push('ASTER_CAPTCHA_COST must be 100 or more in production.')
  }
  return sentences
}

const needsServer = {
  DATABASE_MIGRATION_URL: 'the embedded PostgreSQL has one role',
  DATABASE_DIRECT_URL: 'the embedded PostgreSQL has no pooler',
  DATABASE_READ_URL: 'the embedded PostgreSQL has no replica',
} satisfies Partial<Record<keyof Settings, string>>

function withoutServer(env: NodeJS.ProcessEnv): string[] {
  if (settingOf(env, 'DATABASE_URL')) return []
  return Object.entries(needsServer)
    .filter(([name]) => settingOf(env, name))
    .map(([name, reason]) => `${name} needs DATABASE_URL: ${reason}.`)
}

function lacksFolder(env: NodeJS.ProcessEnv): string[] {
  return settingOf(env, 'ASTER_FILES') === 'folder' && !settingOf(env, 'ASTER_FILES_FOLDER')
    ? ['ASTER_FILES=folder needs ASTER_FILES_FOLDER, the folder.']
    : []
}

/** An empty variable counts as unset: that is what `NAME=` in an environment file means. */
function settingOf(env: NodeJS.ProcessEnv, name: string): string | undefined {
  return env[name]?.trim() || undefined
}
