import { sql } from 'kysely'
import { countBroken, type Invariant, judged } from './judged.ts'

export const ofMails: readonly Invariant[] = [
  judged(
    'no overdue mail is unsent',
    () => sql`SELECT id, status IN ('queued', 'sending') AND due_at < now() - interval '1 hour' FROM mail`,
  ),
  {
    name: 'no mail arrives twice',
    find: async (_, { delivered }) =>
      countBroken(
        [...delivered],
        ([, times]) => times > 1,
        ([id]) => id,
      ),
  },
  judged(
    'no secret link stays in a sent mail',
    () =>
      sql`SELECT id, letter::text ~ '[?&](h|k|draft|token)=[[:alnum:]_-]{16,}' FROM mail WHERE status = 'sent'`,
  ),
  judged(
    'nobody is reminded twice on a day by the system',
    () => sql`
      SELECT min(id), count(*) > 1 FROM reminder WHERE staff_name IS NULL
      GROUP BY application_id, match_id, about, (sent_at AT TIME ZONE 'UTC')::date`,
  ),
  judged(
    'a day lies between a reminder by hand and another one',
    () => sql`
      SELECT id, EXISTS (
        SELECT FROM reminder AS other WHERE other.application_id = reminder.application_id AND other.id <> reminder.id
          AND other.sent_at > reminder.sent_at - interval '1 day' AND other.sent_at <= reminder.sent_at
      ) FROM reminder WHERE staff_name IS NOT NULL`,
  ),
]
