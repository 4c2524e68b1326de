import { Button } from '../../../ui/button/button.tsx'
import { sayWhy, submitting, useChange } from '../call-state.tsx'
import { addNote } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { KeptNotice } from '../kept-notice.tsx'
import { useKeptWords } from '../kept-words.ts'
import { LongTextField } from './long-text-field.tsx'

/** The form of a team note, above the timeline that will show it. */
export function NewNote({ id }: { id: string }) {
  const { t, say } = useDesk()
  const typed = useKeptWords<string>(`note-${id}`)
  const text = typed.words ?? ''
  const { mutate, isPending, error } = useChange(
    (written: string) => addNote(id, written),
    () => {
      typed.forget()
      say({ message: t('desk.noteKept') })
    },
  )
  return (
    <form className="stack gap-3" onSubmit={submitting(() => text.trim() && !isPending && mutate(text))}>
      <KeptNotice {...typed} />
      <LongTextField
        id="note"
        label={t('desk.newNote')}
        hint={t('desk.newNoteHint')}
        error={error ? sayWhy(error, t) : undefined}
        value={text}
        onType={(words) => (words ? typed.keep(words) : typed.forget())}
      />
      <div>
        <Button type="submit" variant="secondary" small busy={isPending}>
          {t('desk.addNote')}
        </Button>
      </div>
    </form>
  )
}
