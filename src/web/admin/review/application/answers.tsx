import { applicationForms } from '../../../../domain/forms/application-forms.ts'
import { fieldOf } from '../../../../domain/forms/engine/visible.ts'
import { Box } from '../../../ui/box/box.tsx'
import { KeyValues } from '../../../ui/key-values/key-values.tsx'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'

/** Every answer, in the steps of its form; what coordinators fill in comes last. */
export function Answers({ application: { kind, answers } }: { application: Reviewed }) {
  const { t } = useDesk()
  const form = applicationForms[kind]
  const asked = new Set(form.steps.flatMap(({ asks }) => asks))
  const rest = answers.filter(({ name, text }) => !asked.has(name) && text)
  const groups = [
    ...form.steps.map(({ id, title, asks }) => ({
      id,
      title: t(title),
      answers: answers.filter(({ name }) => asks.includes(name) && fieldOf(form, name).kind !== 'file'),
    })),
    { id: 'team', title: t('desk.ofTeam'), answers: rest },
  ]
  return groups
    .filter((group) => group.answers.length > 0)
    .map((group) => (
      <Box key={group.id} id={`answers-${group.id}`} title={group.title}>
        <KeyValues
          items={group.answers.map(({ label, text }) => ({
            term: label,
            value: text ? (
              <span className="desk-answer">{text}</span>
            ) : (
              <span className="muted">{t('desk.notAnswered')}</span>
            ),
          }))}
        />
      </Box>
    ))
}
