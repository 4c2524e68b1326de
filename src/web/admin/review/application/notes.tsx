import { useState } from 'react'
import { Box } from '../../../ui/box/box.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { sayWhy, submitting, useChange } from '../call-state.tsx'
import { addNote, type Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { sayTime } from '../times.ts'
import { LongTextField } from './long-text-field.tsx'

type Props = { application: Reviewed; mayReview: boolean }

export function Notes({ application: { id, notes }, mayReview }: Props) {
  const { t, locale, say } = useDesk()
  const [text, setText] = useState('')
  const { mutate, isPending, error } = useChange(
    (written: string) => addNote(id, written),
    () => {
      setText('')
      say({ message: t('desk.noteKept') })
    },
  )
  if (!mayReview && notes.length === 0) return null
  return (
    <Box id="notes" title={t('desk.notes')}>
      {notes.map((note) => (
        <article key={note.id} className="desk-note">
          <p className="desk-answer">{note.text}</p>
          <small className="muted">
            {t('desk.noteBy', { who: note.staff_name, time: sayTime(note.written_at, locale) })}
          </small>
        </article>
      ))}
      {mayReview && (
        <form className="stack gap-3" onSubmit={submitting(() => text.trim() && !isPending && mutate(text))}>
          <LongTextField
            id="note"
            label={t('desk.newNote')}
            hint={t('desk.newNoteHint')}
            error={error ? sayWhy(error, t) : undefined}
            value={text}
            onType={setText}
          />
          <Button type="submit" variant="secondary" small busy={isPending}>
            {t('desk.addNote')}
          </Button>
        </form>
      )}
    </Box>
  )
}
