import { paths } from '../../../domain/paths.ts'
import { timelineSize } from '../../../domain/review/timeline.ts'
import { timelineParts } from '../../../domain/review/timeline-parts.ts'
import { Box } from '../../ui/box/box.tsx'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { JumpChips } from '../../ui/filter-chips/filter-chips.tsx'
import { TextArea } from '../../ui/text-area/text-area.tsx'
import { withQuery } from '../filters/with-query.ts'
import { PostForm } from '../forms/post-form.tsx'
import { sayMoment } from '../moment.tsx'
import { Entries } from '../review/timeline/entries.tsx'
import { idOf, type MatchContext, sayMistake } from './match-form.tsx'

/** Everything that happened to a match, newest first. */
export function MatchTimeline(context: MatchContext) {
  const { t, href, locale, data } = context
  const { entries, cursor } = data.timeline
  const { part, shown } = data.asked
  const address = href(paths.adminMatch(data.match.id))
  const to = (query: Record<string, string | undefined>, place: string) =>
    `${withQuery(address, query)}#${place}`
  const last = entries.at(-1)
  return (
    <Box id="timeline" title={t('record.timeline')}>
      {data.mayChange && <NewNote {...context} />}
      <JumpChips
        label={t('record.show')}
        links={[undefined, ...timelineParts].map((one) => ({
          label: t(one ? `record.part_${one}` : 'record.everything'),
          href: to({ part: one }, 'timeline'),
          current: part === one,
        }))}
      />
      {entries.length === 0 && <p className="muted">{t('record.nothing')}</p>}
      <Entries entries={entries} t={t} href={href} say={(time) => sayMoment(new Date(time), locale)} />
      {cursor && last && (
        <div>
          <LinkButton
            variant="secondary"
            small
            href={to({ part, entries: String(shown + timelineSize) }, last.id)}
          >
            {t('record.older')}
          </LinkButton>
        </div>
      )}
    </Box>
  )
}

/** A note for the team. */
function NewNote(context: MatchContext) {
  const { t, data } = context
  const refused = data.refused?.action === 'note' ? data.refused : undefined
  const code = refused?.errors.text
  return (
    <PostForm {...context} className="stack gap-3">
      <input type="hidden" name="version" value={data.match.version} />
      <Field
        id={idOf('note', 'text')}
        label={t('desk.newNote')}
        hint={t('board.noteForTeam')}
        error={code && sayMistake(context, code, 'text')}
      >
        {(control) => (
          <TextArea {...control} name="text" rows={3} defaultValue={refused?.fields.text?.[0] ?? ''} />
        )}
      </Field>
      <div>
        <Button type="submit" name="_action" value="note" variant="secondary" small>
          {t('desk.addNote')}
        </Button>
      </div>
    </PostForm>
  )
}
