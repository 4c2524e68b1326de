import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type TimelinePart, timelineParts } from '../../../../domain/review/timeline-parts.ts'
import { Box } from '../../../ui/box/box.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Pending } from '../call-state.tsx'
import { type Reviewed, readTimeline } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { Entries } from '../timeline/entries.tsx'
import { sayTime } from '../times.ts'
import { NewNote } from './new-note.tsx'

type Props = { application: Reviewed; mayReview: boolean }

/** Everything that happened to an application, newest first. */
export function RecordTimeline({ application: { id }, mayReview }: Props) {
  const { t, locale, href } = useDesk()
  const [part, setPart] = useState<TimelinePart>()
  const [focused, setFocused] = useState<string>()
  const read = useInfiniteQuery({ ...readTimeline(id, part), placeholderData: keepPreviousData })
  const entries = read.data?.pages.flatMap((page) => page.entries) ?? []
  async function showOlder() {
    const { data } = await read.fetchNextPage()
    setFocused(data?.pages.at(-1)?.entries[0]?.id)
  }
  return (
    <Box id="timeline" title={t('record.timeline')}>
      {mayReview && <NewNote id={id} />}
      <fieldset className="record__parts row gap-2" aria-label={t('record.show')}>
        {([undefined, ...timelineParts] as const).map((one) => (
          <button
            key={one ?? ''}
            type="button"
            className="filter-chip"
            aria-pressed={part === one}
            onClick={() => setPart(one)}
          >
            {t(one ? `record.part_${one}` : 'record.everything')}
          </button>
        ))}
      </fieldset>
      <Pending query={read} />
      {read.data && entries.length === 0 && <p className="muted">{t('record.nothing')}</p>}
      {entries.length > 0 && (
        <Entries
          entries={entries}
          t={t}
          href={href}
          say={(time) => sayTime(time, locale)}
          focused={focused}
        />
      )}
      {read.hasNextPage && (
        <Button variant="secondary" small busy={read.isFetchingNextPage} onClick={showOlder}>
          {t('record.older')}
        </Button>
      )}
    </Box>
  )
}
