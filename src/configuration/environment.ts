import { isAbsolute } from 'node:path'
import * as v from 'valibot'
import { host, isProxyRange, logLevel, mode, port, secret, urlOf, wholeNumber } from './setting-values.ts'

/** Every variable that ASTER reads; docs/operations.md shows this table. A wrong value 'must be' its schema's message. */
export const variables = {
  NODE_ENV: {
    meaning:
      'Mode. `local`, the built site on your own machine, makes its own secret; `production` requires `ASTER_SECRET` and an https `ASTER_PUBLIC_URL`',
    default: '`local`',
    example: '`production`',
    schema: v.optional(mode, 'local'),
  },
  PORT: {
    meaning: 'Port of the site',
    default: '`3000`',
    example: '`8080`',
    schema: v.optional(port, '3000'),
  },
  HOST: {
    meaning: 'Address that the site listens on',
    default: '`127.0.0.1`; in production `0.0.0.0`',
    example: '`::`',
    schema: v.optional(host),
  },
  ASTER_PUBLIC_URL: {
    meaning:
      'Where people reach the site: used in links, for cookies and against forged requests; https in production',
    default: '`http://localhost:PORT`',
    example: '`https://aster.example`',
    schema: v.optional(
      urlOf(
        ['http:', 'https:'],
        'an http or https address without a path',
        (url) => url.href === `${url.origin}/`,
      ),
    ),
  },
  ASTER_SECRET: {
    meaning:
      'Key that signs tokens and hashes callers’ addresses; 32 characters or more, the same on every instance',
    default: 'made once and kept in `ASTER_DATA_DIR/secret`; none in production',
    example: 'from `openssl rand -base64 33`',
    schema: v.optional(secret),
    secret: true,
  },
  ASTER_SECRET_BEFORE: {
    meaning:
      'The former `ASTER_SECRET`, while keys change: its signatures are accepted, new ones are not made with it',
    default: 'none',
    example: 'the secret of last year',
    schema: v.optional(secret),
    secret: true,
  },
  ASTER_DATA_DIR: {
    meaning: 'Folder of the embedded database, of the kept secret and, without `SMTP_URL`, of the mails',
    default: '`./data`',
    example: '`/var/lib/aster`',
    schema: v.optional(v.string(), './data'),
  },
  DATABASE_URL: {
    meaning: 'PostgreSQL server, version 15 to 18, instead of the embedded one',
    default: 'the embedded PostgreSQL',
    example: '`postgres://aster:…@db.example/aster`',
    schema: v.optional(urlOf(['postgres:', 'postgresql:'], 'a postgres:// address')),
    secret: true,
  },
  DATABASE_MIGRATION_URL: {
    meaning:
      'The same database as a role that may change its tables, for migrations and restores; `DATABASE_URL` is then a role that may not',
    default: '`DATABASE_URL`',
    example: '`postgres://aster_owner:…@db.example/aster`',
    schema: v.optional(urlOf(['postgres:', 'postgresql:'], 'a postgres:// address')),
    secret: true,
  },
  DATABASE_DIRECT_URL: {
    meaning:
      'The same database without the pooler, where `DATABASE_URL` leads through one in transaction mode, such as PgBouncer: for notifications, migrations, backups and restores',
    default: '`DATABASE_URL`, which is then no pooler in transaction mode',
    example: '`postgres://aster:…@127.0.0.1:5000/aster`',
    schema: v.optional(urlOf(['postgres:', 'postgresql:'], 'a postgres:// address')),
    secret: true,
  },
  DATABASE_READ_URL: {
    meaning:
      'A replica of the same database, without a pooler in transaction mode: lists, search, exports, matching and insight read from it while it has everything that the primary has confirmed',
    default: 'none: everything is read from `DATABASE_URL`',
    example: '`postgres://aster:…@127.0.0.1:5001/aster`',
    schema: v.optional(urlOf(['postgres:', 'postgresql:'], 'a postgres:// address')),
    secret: true,
  },
  ASTER_DATABASE_POOL: {
    meaning: 'Most connections that one instance opens to the database',
    default: '`10`',
    example: '`20`',
    schema: v.optional(wholeNumber(1, 200), '10'),
  },
  ASTER_FILES: {
    meaning:
      'Where new uploads are kept: in the `database`, or in the `folder` that `ASTER_FILES_FOLDER` names; the same on every instance',
    default: '`database`',
    example: '`folder`',
    schema: v.optional(v.picklist(['database', 'folder'], 'database or folder'), 'database'),
  },
  ASTER_FILES_FOLDER: {
    meaning:
      'Folder of uploads, shared by all instances; it must exist. With `ASTER_FILES=database` it holds those that have not been moved yet',
    default: 'none: all uploads are in the database',
    example: '`/srv/aster-files`',
    schema: v.optional(v.pipe(v.string(), v.check(isAbsolute, 'an absolute path'))),
  },
  ASTER_CAPTCHA_COST: {
    meaning:
      'Most keys that a browser derives before it may send a form, half of them at least; 100 or more in production',
    default: '`500`, well under 2 seconds on a slow phone',
    example: '`1000`',
    schema: v.optional(wholeNumber(1, 10_000), '500'),
  },
  SMTP_URL: {
    meaning:
      'Mail server for outgoing mail: `smtps` speaks TLS from the start, `smtp` as soon as the server offers it',
    default: 'none: mails are files in `ASTER_DATA_DIR/mail`',
    example: '`smtps://aster:…@mail.example`',
    schema: v.optional(urlOf(['smtp:', 'smtps:'], 'an smtp:// or smtps:// address')),
    secret: true,
  },
  ASTER_MAIL_FROM: {
    meaning:
      'Address that mails come from, while none is set under Settings, Brand; the mail server must accept it as a sender',
    default: 'the coordinator’s or, while none is set, `no-reply` at the host of `ASTER_PUBLIC_URL`',
    example: '`registry@aster.example`',
    schema: v.optional(v.pipe(v.string(), v.email('an email address'))),
  },
  ASTER_MAIL_HOLD_MINUTES: {
    meaning: 'How long the mails of a move, a reply or a step of the programme wait and can be taken back',
    default: '`10`',
    example: '`30`',
    schema: v.optional(wholeNumber(0, 60), '10'),
  },
  ASTER_OFFLINE: {
    meaning:
      'Whether browsers keep forms and visited pages for offline use; `off` also removes what they have kept',
    default: '`on`',
    example: '`off`',
    schema: v.optional(v.picklist(['on', 'off'], 'on or off'), 'on'),
  },
  ASTER_WEBHOOKS: {
    meaning:
      'Where webhooks may go: `public`, to https addresses on the Internet; `private`, also into private networks and over plain http. Whoever administers the registry then reaches whatever this machine reaches',
    default: '`public`',
    example: '`private`',
    schema: v.optional(v.picklist(['public', 'private'], 'public or private'), 'public'),
  },
  ASTER_TRUST_PROXY: {
    meaning:
      'Proxies whose `X-Forwarded-For` is trusted: addresses, ranges, `loopback`, `linklocal`, `uniquelocal`',
    default: '`none`',
    example: '`loopback, 10.1.0.0/16`',
    schema: v.optional(
      v.pipe(
        v.string(),
        v.transform((list) => (list === 'none' ? [] : list.split(',').map((part) => part.trim()))),
        v.everyItem(isProxyRange, 'none, or a list of addresses and ranges such as 10.1.0.0/16'),
      ),
      'none',
    ),
  },
  ASTER_BACKUP_PASSPHRASE: {
    meaning:
      'Encrypts backups and opens encrypted ones; 12 characters or more, kept elsewhere than the backups',
    default: 'none: backups are not encrypted',
    example: 'from `openssl rand -base64 33`',
    schema: v.optional(v.pipe(v.string(), v.minLength(12, '12 or more characters'))),
    secret: true,
  },
  ASTER_BACKUP_PASSPHRASE_FILE: {
    meaning: 'File that holds that passphrase, where `ASTER_BACKUP_PASSPHRASE` is not set',
    default: 'none',
    example: '`/etc/aster/backup-passphrase`',
    schema: v.optional(v.string()),
  },
  ASTER_LOG_LEVEL: {
    meaning:
      'Least serious log lines that are written: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
    default: '`info` in production, else `warn`',
    example: '`debug`',
    schema: v.optional(logLevel),
  },
  ASTER_METRICS_PORT: {
    meaning: 'Port of the Prometheus metrics',
    default: 'no metrics',
    example: '`9464`',
    schema: v.optional(port),
  },
  ASTER_METRICS_HOST: {
    meaning: 'Address that the metrics listen on; keep it out of reach of visitors',
    default: '`127.0.0.1`',
    example: '`10.1.0.5`',
    schema: v.optional(host, '127.0.0.1'),
  },
} satisfies Record<string, Variable>

/** `meaning`, `default` and `example` are Markdown for the table of the documentation. */
export type Variable = {
  meaning: string
  default: string
  example: string
  schema: v.GenericSchema<string | undefined, unknown>
  /** The value is never printed. */
  secret?: true
}

export type Settings = { [name in keyof typeof variables]: v.InferOutput<(typeof variables)[name]['schema']> }
