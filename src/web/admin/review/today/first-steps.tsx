import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../../domain/paths.ts'
import type { FirstStep } from '../../../../domain/settings/first-steps.ts'
import { Box } from '../../../ui/box/box.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { useDesk } from '../desk-context.ts'
import { readFirstSteps } from './today-calls.ts'

const places: Readonly<Record<FirstStep, string | undefined>> = {
  second_step: paths.adminAccount(),
  colleagues: paths.adminUsers(),
  registry_facts: paths.adminRegistry(),
  brand: paths.adminBrand(),
  samples: paths.adminContent(),
  mail_server: undefined, // an operator sets it in the environment
}

/** The checklist of a new registry; hidden once everything is done. */
export function FirstSteps() {
  const { t, href } = useDesk()
  const { data } = useQuery(readFirstSteps)
  const steps = data?.steps ?? []
  const open = steps.filter(({ done }) => !done).length
  if (open === 0) return null
  return (
    <Box id="first-steps" title={t('desk.firstSteps', { name: t('languages.name') })}>
      <p>{t('desk.firstStepsText', { done: steps.length - open, all: steps.length })}</p>
      <ul className="desk-steps">
        {steps.map(({ step, done }) => {
          const place = places[step]
          return (
            <li key={step} data-done={done || undefined}>
              {done ? <Icon name="check" /> : <span className="desk-steps__open" />}
              <div>
                {place && !done ? <a href={href(place)}>{t(`desk.step_${step}`)}</a> : t(`desk.step_${step}`)}
                {done ? (
                  <span className="vh"> {t('desk.stepDone')}</span>
                ) : (
                  <small>{t(`desk.step_${step}Why`)}</small>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </Box>
  )
}
