import { sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { MailTexts } from '../../domain/mail/mail-texts.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'
import { factsIn } from '../settings/registry-facts.ts'

export async function findMailTexts({ db }: Database, locale: Locale): Promise<MailTexts> {
  const rows = await db.selectFrom('mail_text').select(['key', 'text']).where('locale', '=', locale).execute()
  return Object.fromEntries(rows.map(({ key, text }) => [key, text]))
}

/** Reads what the text of a letter needs, in one statement; `person` has the names in an application. */
export async function findWording(database: Database, locale: Locale, applicationId?: string) {
  const { rows } = await sql<{ texts: MailTexts | null; facts: unknown; person: Person | null }>`
    SELECT (SELECT jsonb_object_agg(key, text) FROM mail_text WHERE locale = ${locale}) AS texts,
      (SELECT facts FROM registry_facts) AS facts, (
        SELECT jsonb_build_object('kind', kind, 'answers', jsonb_build_object(
          'name', answers -> 'name', 'surname', answers -> 'surname', 'contact_person', answers -> 'contact_person'
        )) FROM application WHERE id = ${applicationId ?? null}::uuid
      ) AS person`.execute(database.db)
  const [row] = rows
  return { texts: row?.texts ?? {}, facts: factsIn(database, row?.facts), person: row?.person ?? undefined }
}

type Person = { kind: ApplicationKind; answers: Answers }

export async function lockMailTexts(database: Database, locale: Locale): Promise<MailTexts> {
  await sql`LOCK TABLE mail_text IN SHARE ROW EXCLUSIVE MODE`.execute(database.db)
  return findMailTexts(database, locale)
}

export type LastChange = { key: string; at: Date; by: string | null }

export function findLastChanges({ db }: Database, locale: Locale): Promise<LastChange[]> {
  return db
    .selectFrom('mail_text')
    .leftJoin('staff_user', 'staff_user.id', 'mail_text.changed_by')
    .select(['mail_text.key', 'mail_text.changed_at as at', 'staff_user.name as by'])
    .where('mail_text.locale', '=', locale)
    .execute()
}

export async function saveMailTexts(
  { db }: Database,
  { locale, texts, staffId }: { locale: Locale; texts: MailTexts; staffId: string },
): Promise<void> {
  const rows = Object.entries(texts).map(([key, text]) => ({ locale, key, text, changed_by: staffId }))
  if (rows.length === 0) return
  await db
    .insertInto('mail_text')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['locale', 'key']).doUpdateSet(({ ref }) => ({
        text: ref('excluded.text'),
        changed_by: ref('excluded.changed_by'),
        changed_at: now,
      })),
    )
    .execute()
}

export async function removeMailTexts({ db }: Database, locale: Locale, keys: readonly string[]) {
  if (keys.length === 0) return
  await db.deleteFrom('mail_text').where('locale', '=', locale).where('key', 'in', keys).execute()
}
