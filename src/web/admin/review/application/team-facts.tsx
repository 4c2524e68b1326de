import { useRef, useState } from 'react'
import { applicationForms } from '../../../../domain/forms/application-forms.ts'
import { teamFields } from '../../../../domain/forms/engine/who-fills.ts'
import { Box } from '../../../ui/box/box.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { KeyValues } from '../../../ui/key-values/key-values.tsx'
import { addFacts, type Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { useFocusBack } from '../keys.tsx'
import { sayTime } from '../times.ts'
import { AnswersForm } from './answers-form.tsx'
import { timeField, UnderstoodTime } from './understood-time.tsx'

type Props = { application: Reviewed; mayReview: boolean }

/** What the team knows about an applicant, with who entered it. */
export function TeamFacts({ application, mayReview }: Props) {
  const { t } = useDesk()
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useFocusBack(isOpen, place)
  const names = teamFields(applicationForms[application.kind])
  if (names.length === 0) return null
  const edit = mayReview && !isOpen && (
    <Button variant="secondary" small onClick={() => setOpen(true)}>
      {t('desk.editFacts')}
    </Button>
  )
  return (
    <Box id="answers-team" title={t('desk.ofTeam')} aside={edit}>
      <div className="desk-place" ref={place} tabIndex={-1}>
        {isOpen ? (
          <AnswersForm
            application={application}
            names={names}
            label={t('desk.ofTeam')}
            saveLabel={t('desk.saveFacts')}
            savedText={t('desk.factsSaved')}
            save={(given) => addFacts(application.id, given)}
            onClose={() => setOpen(false)}
          />
        ) : (
          <Facts application={application} names={names} />
        )}
      </div>
    </Box>
  )
}

function Facts({ application, names }: { application: Reviewed; names: readonly string[] }) {
  const { t, locale } = useDesk()
  const { answers, fact_sources } = application
  const sourceOf = (name: string) => {
    const source = fact_sources.find((one) => one.name === name)
    if (!source) return undefined
    return source.by && source.at
      ? t('desk.noteBy', { who: source.by, time: sayTime(source.at, locale) })
      : t('desk.factOfApplicant')
  }
  return (
    <KeyValues
      items={answers
        .filter(({ name }) => names.includes(name))
        .map(({ name, label, text }) => ({
          term: label,
          value: text ? (
            <>
              <span className="desk-answer">{text}</span>
              {name === timeField && (
                <small className="desk-source">
                  <UnderstoodTime answers={application.values} />
                </small>
              )}
              <small className="desk-source muted">{sourceOf(name)}</small>
            </>
          ) : (
            <span className="muted">{t('desk.notAdded')}</span>
          ),
        }))}
    />
  )
}
