import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { openStore } from '../src/store/open-store.ts'
import { quiet } from '../tests/harness/postgres/test-postgres.ts'

type Column = {
  table: string
  name: string
  type: string
  nullable: boolean
  presence: 'computed' | 'defaulted' | 'given'
}

const typeOf: Readonly<Record<string, string>> = {
  bigint: 'string',
  boolean: 'boolean',
  bytea: 'Buffer',
  citext: 'string',
  date: 'string',
  integer: 'number',
  smallint: 'number',
  'double precision': 'number',
  jsonb: 'Answers',
  text: 'string',
  'smallint[]': 'number[]',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  uuid: 'string',
  'uuid[]': 'string[]',
}

/** Columns whose values the domain describes. */
const wordsOf: Readonly<Record<string, string>> = {
  'api_token.scopes': 'Scope[]',
  'assessment.recommendation': 'Recommendation',
  'assessment.scores': 'Scores',
  'application.kind': 'ApplicationKind',
  'application.status': 'ApplicationStatus',
  'application.locale': 'Locale',
  'consent.locale': 'Locale',
  'contact_message.locale': 'Locale',
  'contact_message.status': 'MessageStatus',
  'content_translation.locale': 'TranslatedLocale',
  'content_translation.status': 'ContentStatus',
  'draft.form': 'ApplicationKind',
  'draft.locale': 'Locale',
  'mail_text.locale': 'Locale',
  'reply_text.locale': 'Locale',
  'entry_on_behalf.source': 'Source',
  'audit.action': 'AuditAction',
  'import_sheet.kind': 'ApplicationKind',
  'audit.actor': 'Actor',
  'audit.fields': 'string[]',
  'audit.subject_kind': 'AuditSubject',
  'mail.letter': 'Letter',
  'mail.locale': 'Locale',
  'mail.status': 'MailStatus',
  'match.petals': 'Petals',
  'match.status': 'MatchStatus',
  'match.weights': 'Weights',
  'match_weights.weights': 'Weights',
  'match_move.actor': 'MatchActor',
  'match_move.from_status': 'MatchStatus',
  'match_move.to_status': 'MatchStatus',
  'move.actor': 'Actor',
  'move.decline_reason': 'DeclineReason',
  'reminder.about': 'RemindedOf',
  'move.from_status': 'ApplicationStatus',
  'move.to_status': 'ApplicationStatus',
  'agreement.locale': 'Locale',
  'agreement.side': 'Side',
  'saved_view.kind': 'ApplicationKind',
  'report.kind': 'ReportKind',
  'report.status': 'ReportStatus',
  'page_text.locale': 'Locale',
  'page_text.page': 'PageName',
  'page_text.words': 'PageText',
  'page_text.shown': 'PageText',
  'page_text.delivered': 'PageText',
  'page_revision.words': 'PageText',
  'terms_version.kind': 'ApplicationKind',
  'terms_version.words': 'PageText',
  'news_item.status': 'ContentStatus',
  'member.kind': 'MemberGroup',
  'menu_arrangement.arrangement': 'Arrangement',
  'member.status': 'ContentStatus',
  'partner.kind': 'PartnerKind',
  'partner.status': 'ContentStatus',
  'profile.status': 'ContentStatus',
  'public_figures.figures': 'PublicFigures | Record<string, never>',
  'retention_run.gone': 'Record<string, number>',
  'staff_link.role': 'Role',
  'staff_user.role': 'Role',
  'story.status': 'ContentStatus',
  'upload.verdict': 'Verdict',
  'webhook.events': 'WebhookEvent[]',
  'webhook.off_because': 'OffReason',
  'webhook_delivery.about': 'EventFacts',
  'webhook_delivery.problem': 'WebhookProblem',
  'webhook_delivery.status': 'DeliveryStatus',
}

/** Row types for Kysely, read from a migrated database. */
export async function schemaTypes<DB>(db: Kysely<DB>): Promise<string> {
  const columns = await readColumns(db)
  const tables = [...new Set(columns.map(({ table }) => table))]
  const properties = (name: string) => columns.filter(({ table }) => table === name).map(property)
  return `// Made from the migrated database by scripts/generate-schema-types.ts.
import type { Generated, GeneratedAlways } from 'kysely'
import type { Actor, AuditAction, AuditSubject } from '../../domain/staff/audit.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { Scope } from '../../domain/integrations/scopes.ts'
import type { DeliveryStatus, OffReason, WebhookProblem } from '../../domain/integrations/webhook.ts'
import type { EventFacts, WebhookEvent } from '../../domain/integrations/webhook-events.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { TranslatedLocale } from '../../domain/messages/translation.ts'
import type { Source } from '../../domain/applications/entry-source.ts'
import type { Weights } from '../../domain/matching/scale.ts'
import type { Petals } from '../../domain/matching/score.ts'
import type { RemindedOf } from '../../domain/programme/reminders.ts'
import type { ReportKind, ReportStatus, Side } from '../../domain/programme/reports.ts'
import type { Recommendation, Scores } from '../../domain/review/assessment.ts'
import type { DeclineReason } from '../../domain/review/decline-reasons.ts'
import type { Role } from '../../domain/staff/roles.ts'
import type { ApplicationKind, ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { ContentStatus } from '../../domain/content/content-kinds.ts'
import type { Arrangement } from '../../domain/content/menus/arrangement.ts'
import type { MemberGroup, PartnerKind } from '../../domain/content/member-groups.ts'
import type { PageName } from '../../domain/content/pages/page-names.ts'
import type { PageText } from '../../domain/content/pages/page-text.ts'
import type { PublicFigures } from '../../domain/content/public-figures.ts'
import type { MailStatus } from '../../domain/mail/mail-status.ts'
import type { MatchActor, MatchStatus } from '../../domain/matching/match-status.ts'
import type { MessageStatus } from '../../domain/contact/message-status.ts'
import type { Verdict } from '../../domain/uploads/upload.ts'

export type DB = {
${tables.map((name) => `  ${name}: {\n${properties(name).join('')}  }\n`).join('')}}
`
}

async function readColumns<DB>(db: Kysely<DB>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    SELECT c.relname AS table, a.attname AS name, NOT a.attnotnull AS nullable,
      format_type(coalesce(nullif(t.typbasetype, 0), t.oid), NULL) AS type,
      CASE WHEN a.attgenerated <> '' OR a.attidentity = 'a' THEN 'computed' WHEN a.atthasdef THEN 'defaulted' ELSE 'given' END AS presence
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    JOIN pg_type t ON t.oid = a.atttypid
    WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relnamespace = 'public'::regnamespace
    ORDER BY c.relname, a.attnum`.execute(db)
  return rows
}

function property({ table, name, type, nullable, presence }: Column): string {
  const word = wordsOf[`${table}.${name}`] ?? typeOf[type]
  if (!word) throw new Error(`No TypeScript type for the PostgreSQL type ${type} of ${table}.${name}`)
  const value = nullable ? `${word} | null` : word
  const wrapped = { computed: `GeneratedAlways<${value}>`, defaulted: `Generated<${value}>`, given: value }[
    presence
  ]
  return `    ${name}: ${wrapped}\n`
}

if (import.meta.main) {
  const dataDir = await mkdtemp(join(tmpdir(), 'aster-schema-'))
  const store = await openStore({ dataDir, databasePool: 1, log: quiet })
  await writeFile(join(import.meta.dirname, '../src/store/generated/schema.ts'), await schemaTypes(store.db))
  await store.close()
  await rm(dataDir, { recursive: true })
}
